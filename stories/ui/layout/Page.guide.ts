import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Conținutul principal al unei pagini, pe coloane.',
  aliases: ['pagină', 'grilă', 'grid', 'container', 'layout'],
  anatomy: [
    'Reperul principal',
    'Titlul, la 32 px sub navigare',
    'Bara de legături, care rămâne la vedere sub antet',
    'Celulele: întregi, principale sau laterale',
  ],
  use: [
    'O singură dată pe pagină',
    'lead pentru imaginea cu care începe pagina',
    'deferred pentru părțile aflate mult sub prima vedere',
    'fills pentru cuprinsul care vine mai târziu, ca subsolul să nu se mute',
  ],
  avoid: ['Pagini în pagini', 'Coloane laterale cu lucruri de care e nevoie întâi'],
  widths: 'O coloană sub 1024 px; main și aside alături de acolo în sus, cel mult 1680 px.',
  keys: [],
  speech: 'Repere: conținut principal. Primește focalizarea la schimbarea paginii.',
  related: ['layout/Section'],
}
