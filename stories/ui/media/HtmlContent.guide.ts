import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Dă textelor din CMS stilul de citit al casei.',
  aliases: ['text', 'html', 'rich text', 'articol', 'conținut'],
  anatomy: ['Titluri, paragrafe, liste, tabele, imagini și legături'],
  use: ['Pentru HTML deja curățat', 'Pe pagini de conținut și în descrieri de jocuri'],
  avoid: ['HTML necurățat', 'Texte scurte de interfață'],
  widths: 'Cel mult 72 de litere pe rând; tabelele și cuvintele lungi se rup.',
  keys: [['Tab', 'ajunge la legăturile din text']],
  speech: 'Titlurile, listele și legăturile se citesc după rolul lor.',
  related: ['game/GameDetails'],
}
