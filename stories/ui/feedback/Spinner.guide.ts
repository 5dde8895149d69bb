import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'O așteptare de durată necunoscută.',
  aliases: ['rotiță', 'spinner', 'loader', 'încărcare', 'loading'],
  anatomy: ['Inel de 20 px', 'Numele așteptării, pentru cititoare de ecran'],
  use: ['Acolo unde nu se știe forma a ceea ce vine'],
  avoid: ['Pentru pagini și rânduri folosește Skeleton', 'Nu pune două inele pe același ecran'],
  widths: 'Nu se schimbă.',
  keys: [],
  speech: 'Stare citită o dată: „Se încarcă jocurile”.',
  words: ['un verb la prezent și obiectul: „Se încarcă jocurile”'],
  related: ['feedback/Skeleton', 'feedback/Progress', 'controls/Button'],
}
