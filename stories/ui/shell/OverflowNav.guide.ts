import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Un rând de legături; cele fără loc intră sub „Mai mult”.',
  aliases: ['meniu', 'mai multe', 'more', 'priority navigation', 'nav'],
  anatomy: [
    'Legături în ordinea importanței',
    'Butonul „Mai mult” și panoul lui',
    'Cuvântul „Nou” lângă o legătură nouă',
  ],
  use: ['În antet, cel mult șase legături'],
  avoid: [
    'Nu ascunde în „Mai mult” ceva de care este nevoie zilnic',
    'Nu îl folosi pe telefon: acolo este meniul',
  ],
  widths: 'Măsoară locul și mută legături în ambele sensuri; sub 768 px lipsește.',
  keys: [
    ['Enter sau Spațiu', 'deschide panoul'],
    ['Escape', 'îl închide, focusul revine pe buton'],
    ['Tab', 'trece prin legături; la ieșire panoul se închide'],
  ],
  speech: 'Navigare cu nume; butonul este extins sau restrâns; „Sport Nou”.',
  related: ['shell/Header', 'shell/MenuDrawer'],
}
