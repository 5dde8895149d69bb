import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Tot site-ul pe un panou, pentru telefoane și tablete.',
  aliases: ['meniu', 'hamburger', 'drawer', 'navigare', 'mobile menu'],
  anatomy: [
    'Comutarea între lobby-uri: Cazino, Live',
    'Locul personal: cont și mesaje, sau cele două butoane ale vizitatorului',
    'Secțiunile, cu semne',
    '„Joc responsabil”',
    'Tema și modul liniștit',
    'Aplicațiile și informațiile legale',
  ],
  use: ['În Drawer pe telefon; panou de 300 px pe tabletă'],
  avoid: ['Nu repeta aici ce se vede deja în bara de jos', 'Nu ascunde „Joc responsabil” sub alt rând'],
  widths: 'O coloană; aplicațiile stau câte două când încap.',
  keys: [
    ['Tab', 'trece prin toate, de sus în jos'],
    ['Enter', 'deschide și închide panoul'],
    ['Escape', 'închide panoul din jur'],
  ],
  speech:
    'Trei navigări cu nume: „Lobby”, „Secțiuni”, „Informații legale”; pagina deschisă este „pagina curentă”.',
  related: ['shell/MenuList', 'shell/TabBar', 'overlay/Drawer', 'shell/QuietMode'],
}
