import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată o măsură pe o scară de cinci trepte, cu un cuvânt lângă ea.',
  aliases: ['măsură', 'volatilitate', 'rating', 'meter', 'gauge'],
  anatomy: ['cinci trepte: pline de aramă, goale cu contur', 'cuvântul'],
  use: ['volatilitatea unui joc, la fel peste tot'],
  avoid: ['ceva care avansează: Progress', 'note și stele: nu avem'],
  widths: 'Aceleași trepte la orice lățime; cuvântul trece pe rândul următor dacă nu încape.',
  keys: [],
  speech: 'Indicator, „Volatilitate”, mare. Numărul treptelor nu se citește, cuvântul ajunge.',
  related: ['feedback/Progress', 'game/GameTile'],
}
