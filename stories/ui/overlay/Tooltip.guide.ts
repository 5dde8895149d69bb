import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'O explicație scurtă a unui semn, la trecerea peste el și la focus.',
  aliases: ['tooltip', 'indiciu', 'explicație', 'hint'],
  anatomy: ['Semnul', 'Bula cu un singur rând de text'],
  use: [
    'Explicații care ajută, dar fără de care se poate',
    'Numele unui buton care are numai un semn, cu describes oprit',
  ],
  avoid: [
    'Nu pune în ea singurul loc al unei informații',
    'Nu pune legături sau butoane: pentru ele este Popover',
  ],
  widths: 'Se așază unde are loc. La atingere nu apare.',
  keys: [
    ['Tab', 'arată explicația'],
    ['Escape', 'o ascunde'],
  ],
  speech:
    'Explicația este descrierea semnului și se citește după numele lui; una care repetă numele nu se citește.',
  words: ['unul până la patru cuvinte, fără punct'],
  related: ['overlay/Popover', 'controls/IconButton'],
}
