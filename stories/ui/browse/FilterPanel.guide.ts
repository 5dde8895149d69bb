import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Conținutul și subsolul panoului de filtre; foaia din jurul lor este Drawer.',
  aliases: ['filtre', 'filtrare', 'filters', 'sidebar', 'facets', 'rafinare'],
  anatomy: [
    'comutatoare rapide',
    'intervale: miză',
    'grupuri, despărțite de linii',
    '„Șterge tot”, în capul panoului',
    'subsol: „Vezi 37 de jocuri”, singur',
    'la zero jocuri: filtrul a cărui scoatere dă cel mai mult',
  ],
  use: ['filtrele unei liste de jocuri, aplicate toate odată', 'numărul de pe buton urmează ciorna'],
  avoid: ['un filtru la vedere, cu efect imediat: Chip', 'filtrele în vigoare: AppliedFilters'],
  widths:
    'Foaie laterală de 420 px pe ecrane late, foaie de jos pe telefon; un comutator are rândul lui de 52 px.',
  keys: [
    ['Tab', '„Șterge tot”, comutatoare, interval, grupuri, apoi subsolul; butonul inactiv rămâne în ordine'],
    ['Enter', 'pe „Vezi…” aplică'],
  ],
  speech: 'Butonul poartă numărul; după o pauză de 500 ms se anunță o dată „35 de jocuri” sau „Niciun joc”.',
  related: ['browse/FilterGroup', 'browse/AppliedFilters', 'controls/RangeSlider', 'controls/Switch'],
}
