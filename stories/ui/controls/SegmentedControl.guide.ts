import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'O valoare dintre câteva, toate la vedere.',
  status: { is: 'beta', since: '2026-11-28' },
  aliases: [
    'segmente',
    'segmented control',
    'comutator cu mai multe poziții',
    'radio',
    'toggle group',
    'button group',
  ],
  anatomy: ['numele, deasupra', 'șina', 'segmentele', 'segmentul ales, plin'],
  use: ['două până la patru valori scurte', 'o alegere care are efect pe loc'],
  avoid: [
    'pornit sau oprit: Switch',
    'mai multe valori sau texte lungi: Select',
    'mai multe alese deodată: Chip',
    'alt conținut sub el: Tabs',
  ],
  widths: 'Segmentele au lățimea cuvintelor; ce nu încape trece pe alt rând. Sub deget au 48 px.',
  keys: [
    ['Tab', 'ajunge la segmentul ales'],
    ['Săgețile', 'aleg segmentul dinainte și de după, în cerc'],
    ['Home și End', 'aleg primul și ultimul'],
  ],
  speech: 'Grup cu numele lui; buton radio, numele, „bifat” sau „nebifat”, al câtelea din câte.',
  words: ['unul sau două cuvinte pe variantă, până la 12 semne'],
  related: ['controls/Select', 'controls/Switch', 'controls/Chip', 'controls/Tabs'],
}
