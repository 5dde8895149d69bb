import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Un panou mic lângă butonul lui.',
  aliases: ['popover', 'bulă', 'dropdown', 'panou mic', 'menu'],
  anatomy: ['Butonul', 'Panoul, cel mult 320 px lățime'],
  use: ['Explicații mai lungi și câteva alegeri legate de un buton'],
  avoid: ['Pentru o decizie folosește Dialog', 'Nu deschide un panou din alt panou'],
  widths: 'Se așază unde are loc, la 8 px de margine; `align` îl pune în linie cu o margine a butonului.',
  keys: [
    ['Enter sau Spațiu', 'deschide'],
    ['Escape', 'închide, focusul revine pe buton'],
    ['Tab', 'trece prin panou'],
  ],
  speech: 'Dialog cu nume; butonul este extins sau restrâns.',
  words: ['două sau trei propoziții care explică un cuvânt'],
  related: ['overlay/Tooltip', 'overlay/Dialog'],
}
