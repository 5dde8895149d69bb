import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată o colecție prin trei dintre jocurile ei.',
  aliases: ['colecție', 'card', 'collection', 'temă'],
  anatomy: ['Trei coperți alăturate', 'Titlul', 'Numărul de jocuri'],
  use: ['În rândul și pe pagina colecțiilor'],
  avoid: ['Coperți care nu sunt din colecție', 'Text peste coperți'],
  widths: 'Umple coloana; titlul are cel mult două rânduri.',
  keys: [
    ['Tab', 'ajunge la colecție'],
    ['Enter', 'deschide colecția'],
  ],
  speech: 'Legătură cu titlul colecției, apoi „18 jocuri”.',
  related: ['game/ProviderCard', 'layout/Rail'],
}
