import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată limba unei mese live printr-un steag rotund.',
  aliases: ['steag', 'flag', 'țară', 'limbă', 'language'],
  anatomy: ['Disc cu steagul limbii', 'Plăcuță cu litere când limba nu are steag la noi'],
  use: [
    'Lângă codul sau numele limbii: „RO”, „Română”',
    'Cu label când stă singur',
    'Mărimea s pe imagini, m în liste, l în antete',
  ],
  avoid: ['Steag în locul numelui unei țări sau al unei monede', 'Steag singur, fără label'],
  widths: 'Nu se schimbă cu lățimea; plăcuța cu litere crește odată cu textul.',
  keys: [],
  speech: 'Fără label este decor și nu se citește; cu label este o imagine cu acel nume.',
  related: ['game/LiveTile', 'media/Icon'],
}
