import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Un joc deschis pe loc, în rândul lui: destul ca să hotărăști dacă îl joci.',
  status: { is: 'beta', since: '2026-11-29' },
  aliases: ['previzualizare', 'fereastră', 'preview', 'hover card', 'expand', 'quick look'],
  anatomy: [
    'Imaginea 16:9 sau filmul fără sunet, legătură spre detalii',
    'Numele, miza și volatilitatea în cuvinte',
    'Inima și Joacă',
  ],
  use: [
    'Peste o piesă dintr-un Rail, după 600 ms sub cursor, la apăsare lungă sau cu Spațiu',
    'Una singură deodată',
  ],
  avoid: [
    'În grile: acolo vecinii nu au unde să se ducă',
    'Pentru cine cere mai puțină mișcare, liniște sau mai puține date',
    'Fapte necunoscute scrise ca zero: lasă-le afară',
  ],
  widths:
    'Are înălțimea rândului; pe două rânduri, a amândurora. Lățimea urmează imaginea 16:9, cel puțin 288 px, și nu iese din partea văzută a rândului.',
  keys: [
    ['Spațiu', 'deschide și închide, de pe legătura piesei'],
    ['Tab', 'inima, apoi Joacă'],
    ['Escape', 'închide'],
  ],
  speech:
    'Grup „Regina Nilului”, cu inima și legătura Joacă; miza și volatilitatea se anunță când sosesc. Focusul rămâne pe piesă.',
  related: ['game/GameTile', 'layout/Rail', 'media/VideoPreview', 'game/GameDetails'],
}
