import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Desenează locul într-un clasament, în metal.',
  aliases: ['loc', 'top 10', 'rank', 'număr mare'],
  anatomy: ['Cifra, cu umplere metalică'],
  use: ['În spatele imaginii, în așezarea Top10', 'Numai de la 1 la 10'],
  avoid: ['Ca număr care trebuie citit: locul se spune în numele legăturii'],
  widths: 'Mărimea vine de la placă; 10 este mai îngust ca să încapă.',
  keys: [],
  speech: 'Este decor și nu se citește; placa spune „Locul 3”.',
  related: ['game/GameTile'],
}
