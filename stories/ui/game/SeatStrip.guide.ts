import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Spune dintr-o privire ce locuri ale mesei sunt libere.',
  aliases: ['locuri', 'scaune', 'seats', 'blackjack', 'liber ocupat'],
  anatomy: [
    'Câte un punct pentru fiecare loc, în ordinea mesei',
    'Punct plin: loc liber; punct gol: loc ocupat',
    'Cuvintele: „3 locuri libere” sau „Masă plină”',
  ],
  use: [
    'Pe plăcile meselor live cu locuri numărate',
    'show dots unde cuvintele stau deja alături',
    'still în modul liniștit',
  ],
  avoid: [
    'La jocuri fără locuri, cum sunt ruletele',
    'Punctele ca singur semn: numărul se spune mereu și în cuvinte',
    'Locuri sortate: fiecare punct rămâne la locul lui',
  ],
  widths: 'Cuvintele trec sub puncte când nu încap; peste zece locuri rămân numai cuvintele.',
  keys: [],
  speech:
    'Text: „3 locuri libere”. Punctele nu se citesc, schimbările nu se anunță. Un loc care se eliberează respiră o dată, 1,2 secunde, apoi se odihnește; nu la mișcare redusă.',
  related: ['game/LiveTile'],
}
