import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Propune aplicația, în capul paginii, fără să acopere nimic.',
  aliases: ['banner', 'anunț', 'promo', 'aplicație', 'announcement'],
  anatomy: [
    'Buton de închidere, primul în ordine',
    'Pictograma aplicației, 44 px',
    'Titlu și un rând de text',
    'Buton de cupru „Instalează”',
    'Fâșia de conformitate: 18+, licență, mesaj scurt',
  ],
  use: [
    'Pe telefoane, când aplicația există pentru sistemul lor',
    'O singură dată pe pagină, deasupra antetului',
  ],
  avoid: [
    'Nu îl arăta când site-ul este încadrat în alt site sau chiar în aplicație',
    'Nu îl folosi pentru știri sau promoții: acelea au carduri și diapozitive',
    'Nu îl arăta împreună cu alt mesaj: o singură întrerupere odată',
  ],
  widths: 'Același la orice lățime; textele trec pe rândul următor, butonul rămâne întreg.',
  keys: [
    ['Tab', 'întâi închiderea, apoi instalarea'],
    ['Enter sau Spațiu', 'apasă butonul; legătura se deschide cu Enter'],
  ],
  speech:
    'Regiune cu numele aplicației; butonul „Închide anunțul aplicației”, legătura „Instalează” urmată de titlu.',
  words: [
    'titlul are cel mult 30 de semne, textul un rând',
    'fără grabă inventată și fără promisiuni de câștig',
  ],
  related: ['shell/ComplianceStrip', 'player/WebMessage', 'feedback/OfflineBar'],
}
