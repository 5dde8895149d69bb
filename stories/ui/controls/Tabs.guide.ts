import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată, pe rând, câteva vederi ale aceluiași loc.',
  anatomy: ['rândul de file', 'filă cu nume și număr', 'linie de aramă sub fila aleasă', 'panou'],
  use: ['vederi care se schimbă pe loc, fără adresă proprie', 'două până la opt file cu nume scurte'],
  avoid: ['vederi cu adresă proprie: SubMenu sau MenuStrip', 'alegerea unei valori: SegmentedControl'],
  widths: 'Când nu încap, filele se trag lateral; pagina nu se lărgește.',
  keys: [
    ['Tab', 'ajunge la fila aleasă, apoi în panou'],
    ['← →', 'fila vecină, în cerc, cu panoul ei'],
    ['Home, End', 'prima, ultima filă'],
  ],
  speech: 'Listă de file, numele; filă, numele și numărul, selectată, 1 din 3; panoul poartă numele filei.',
  related: ['controls/SegmentedControl', 'shell/SubMenu'],
}
