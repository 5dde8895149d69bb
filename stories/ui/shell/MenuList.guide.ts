import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Rândurile meniului de pe telefon.',
  aliases: ['meniu', 'listă', 'list', 'navigare', 'nav'],
  anatomy: ['Semn, cuvinte, insignă', 'Linia de cupru la pagina deschisă'],
  use: ['În panoul de meniu'],
  avoid: ['Pe ecrane late folosește SubMenu', 'Nu amesteca aici acțiuni și legături'],
  widths: 'Intrările pentru ecrane late lipsesc pe telefon, și invers.',
  keys: [
    ['Tab', 'din rând în rând'],
    ['Enter', 'deschide'],
  ],
  speech: 'Navigare cu nume; „Promoții, 4 disponibile”; pagina deschisă este „pagina curentă”.',
  related: ['shell/MenuDrawer', 'shell/SubMenu'],
}
