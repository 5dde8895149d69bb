import type { MenuItem, SubMenuItem } from '#app/api/contract/cms.ts'
import type { Lobby } from '#app/api/contract/common.ts'

type Link = [
  type: 'Categories' | 'Collections',
  target: string,
  title: string,
  icon: string,
  personal?: boolean,
]

const casinoLinks: Link[] = [
  ['Categories', 'casino-jucate-recent', 'Jucate recent', 'ClockCounterClockwise', true],
  ['Categories', 'casino-rotiri-gratuite', 'Rotiri gratuite', 'Gift', true],
  ['Categories', 'casino-sloturi-noi', 'Sloturi noi', 'Ticket'],
  ['Categories', 'casino-top-10', 'Top 10', 'Ranking'],
  ['Categories', 'casino-clasice-cu-fructe', 'Clasice cu fructe', 'Cherries'],
  ['Categories', 'casino-povesti-din-nil', 'Povești din Nil', 'Crown'],
  ['Categories', 'casino-megaspin', 'Megaspin', 'ArrowClockwise'],
  ['Categories', 'casino-crash', 'Crash', 'RocketLaunch'],
  // A leftover entry of a removed category.
  ['Categories', 'casino-povesti-de-vara', 'Povești de vară', 'Sun'],
  ['Collections', 'collection-basme-romanesti', 'Basme românești', 'Moon'],
  ['Collections', 'collection-pietre-pretioase', 'Pietre prețioase', 'Diamond'],
  ['Collections', 'collection-seara-de-poveste', 'Seară de poveste', 'collection-seara-de-poveste'],
]

const liveLinks: Link[] = [
  ['Categories', 'live-jucate-recent', 'Mese jucate recent', 'ClockCounterClockwise', true],
  ['Categories', 'live-ruleta', 'Ruletă', 'Coins'],
  ['Categories', 'live-blackjack', 'Blackjack', 'Spade'],
  ['Categories', 'live-baccarat', 'Baccarat', 'CardsThree'],
  ['Categories', 'live-poker', 'Poker', 'PokerChip'],
  ['Categories', 'live-spectacole', 'Spectacole', 'Broadcast'],
  ['Categories', 'live-mese', 'Mese', 'DiceFive'],
  ['Collections', 'collection-spectacole-live', 'Colecția spectacolelor', 'collection-spectacole-live'],
]

function itemsOf(lobby: Lobby, links: Link[]): MenuItem[] {
  return links.map(([type, route, title, img, isPersonalized = false]) => ({
    id: `menu-${route}`,
    type,
    lobby,
    title,
    route,
    img,
    isPersonalized,
  }))
}

/** The dynamic entries of the main menu; the fixed ones belong to the site (S1 2.5). */
export const menus: MenuItem[] = [...itemsOf('Casino', casinoLinks), ...itemsOf('Live', liveLinks)]

/** The dynamic links of the sub-menu: two by slug, one external. */
export const submenu: SubMenuItem[] = [
  { icon: 'Trophy', title: 'Turneul castelului', type: 'Promotion', slug: 'turneul-castelului' },
  { icon: 'ClipboardText', title: 'Aramă pe scurt', url: 'https://arama.example/jurnal' },
]

/** One more entry than published. */
export const draftSubmenu: SubMenuItem[] = [
  ...submenu,
  { icon: 'Moon', title: 'Ciornă: Povești de iarnă', type: 'ContentPage', slug: 'povesti-de-iarna' },
]
