import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată o colecție prin unul dintre jocurile ei.',
  aliases: ['colecție', 'card', 'collection', 'temă'],
  anatomy: ['Coperta', 'Titlul', 'Numărul de jocuri'],
  use: ['În rândul și pe pagina colecțiilor'],
  avoid: [
    'O copertă care nu este din colecție',
    'Aceeași copertă la două colecții vecine',
    'Text peste copertă',
  ],
  widths: 'Umple coloana; titlul are cel mult trei rânduri, iar cardul este înalt cât coperta.',
  keys: [
    ['Tab', 'ajunge la colecție'],
    ['Enter', 'deschide colecția'],
  ],
  speech: 'Legătură cu titlul colecției, apoi „18 jocuri”.',
  related: ['game/ProviderCard', 'layout/Rail'],
}
