import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Spune dintr-o privire dacă te poți așeza la o masă.',
  anatomy: [
    'Puncte pline: locuri libere',
    'Puncte goale: locuri ocupate',
    'Cuvintele: „3 locuri libere” sau „Masă plină”',
  ],
  use: ['Pe plăcile meselor live cu locuri numărate', 'show dots unde cuvintele stau deja alături'],
  avoid: [
    'La jocuri fără locuri, cum sunt ruletele',
    'Punctele ca singur semn: numărul se spune mereu și în cuvinte',
  ],
  widths: 'Cuvintele trec sub puncte când nu încap; se desenează cel mult șapte puncte.',
  keys: [],
  speech: 'Text: „3 locuri libere”. Punctele nu se citesc, schimbările nu se anunță.',
  related: ['game/LiveTile'],
}
