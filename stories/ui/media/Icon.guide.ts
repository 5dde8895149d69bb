import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Un semn decorativ în culoarea textului de lângă el.',
  aliases: ['icoană', 'semn', 'icon', 'pictogramă', 'glyph'],
  anatomy: ['Desenul, din fișierul comun de semne'],
  use: [
    '16 px lângă text mic, 20 px în butoane, 24 px în meniuri, 32 px în stări goale',
    'Varianta plină pentru ce este activ',
  ],
  avoid: ['Semn fără cuvinte: folosește IconButton, care are nume', 'Alte familii de semne'],
  widths: 'Nu se schimbă cu lățimea.',
  keys: [],
  speech: 'Nu se citește niciodată; cuvintele de alături poartă sensul.',
  related: ['controls/IconButton', 'media/Flag'],
}
