import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Spune de ce nu este nimic aici și ce se poate face.',
  aliases: ['gol', 'nimic', 'empty state', 'fără rezultate', 'zero results'],
  anatomy: [
    'Semn într-o plăcuță de 52 px',
    'O propoziție despre ce lipsește',
    'Un rând despre cum apare',
    'Cel mult o acțiune',
    'Mărimea s: o fâșie de 52 px, pentru o listă între altele',
  ],
  use: ['Liste goale: favorite, rezultate, bonusuri'],
  avoid: ['Pentru o listă care nu s-a încărcat folosește RetryStrip', 'Nu scrie „Ups” și nu glumi'],
  widths: 'Acțiunea trece sub text când nu încape.',
  keys: [['Tab', 'duce la acțiune']],
  speech: 'Text obișnuit; semnul nu se citește.',
  words: [
    'titlul spune ce lipsește, până la 40 de semne',
    'textul este o propoziție despre cum se umple locul',
  ],
  related: ['feedback/RetryStrip', 'feedback/ErrorPage'],
}
