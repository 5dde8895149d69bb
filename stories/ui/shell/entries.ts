import type { ComplianceFacts } from '#ui/shell/ComplianceFooter'
import type { MenuStripItem } from '#ui/shell/MenuStrip'
import type { OverflowNavItem } from '#ui/shell/OverflowNav'
import type { SubMenuEntry } from '#ui/shell/SubMenu'

export const headerLinks: OverflowNavItem[] = [
  { id: 'casino', label: 'Cazino', href: '/', current: true },
  { id: 'live', label: 'Cazinou live', href: '/live' },
  { id: 'sport', label: 'Sport', href: 'https://sport.arama.test/', isNew: true },
  { id: 'loto', label: 'Loto', href: 'https://sport.arama.test/loto' },
  { id: 'club', label: 'Clubul Aramă', href: '/pagini/club' },
  { id: 'help', label: 'Ajutor', href: '/pagini/ajutor' },
]

export const subMenuEntries: SubMenuEntry[] = [
  { id: 'home', label: 'Lobby', href: '/', icon: 'house', current: true },
  { id: 'mine', label: 'Jocurile mele', href: '/jocurile-mele', icon: 'cards' },
  { id: 'live', label: 'Cazinou live', href: '/live', icon: 'broadcast' },
  { id: 'winners', label: 'Câștigători', href: '/castigatori', icon: 'trophy' },
  {
    id: 'promotions',
    label: 'Promoții',
    href: '/promotii',
    icon: 'gift',
    badge: 4,
    badgeLabel: '4 disponibile',
  },
  { id: 'sport', label: 'Sport', href: 'https://sport.arama.test/', icon: 'soccer-ball', only: 'mobile' },
  { id: 'tournaments', label: 'Turnee', href: '/turnee', only: 'desktop' },
]

export const menuEntries: MenuStripItem[] = [
  { id: 'lobby', label: 'Lobby', href: '/', current: true },
  { id: 'mine', label: 'Jocurile mele', href: '/jocurile-mele' },
  { id: 'providers', label: 'Furnizori', href: '/furnizori' },
  { id: 'jackpots', label: 'Jackpoturi', href: '/jackpoturi', icon: 'coins' },
  { id: 'collections', label: 'Colecții', href: '/colectii' },
  { id: 'slots', label: 'Sloturi', href: '/categorii/sloturi', icon: 'cherries' },
  { id: 'crash', label: 'Crash', href: '/categorii/crash', icon: 'rocket-launch' },
  { id: 'all', label: 'Toate jocurile', href: '/jocuri', icon: 'squares-four' },
]

export const compliance: ComplianceFacts = {
  operator: {
    name: 'Aramă Entertainment SRL',
    registeredOffice: 'Str. Făurarilor 12, București',
    registrationNumber: 'J40/1234/2020',
  },
  licence: { series: 'L1234567W000001', number: '1', validUntil: '2030-05-31' },
  regulator: { name: 'ONJN', url: 'https://onjn.gov.ro/' },
  responsibleText:
    'Joacă responsabil. Jocurile de noroc pot crea dependență; stabilește-ți limite de timp și de bani.',
  helpline: { name: 'Joc Responsabil', phone: '0800 800 099', url: 'https://jocresponsabil.ro/' },
  links: [
    { id: 'exclusion', label: 'Autoexcludere', url: '/pagini/autoexcludere' },
    { id: 'terms', label: 'Termeni și condiții', url: '/pagini/termeni' },
    { id: 'privacy', label: 'Confidențialitate', url: '/pagini/confidentialitate' },
    { id: 'complaints', label: 'Reclamații', url: '/pagini/reclamatii' },
    { id: 'accessibility', label: 'Declarația de accesibilitate', url: '/pagini/accesibilitate' },
  ],
}
