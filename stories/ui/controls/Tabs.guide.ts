import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Mai multe conținuturi în același loc, unul deschis.',
  status: { is: 'beta', since: '2026-11-28' },
  aliases: ['file', 'taburi', 'tabs', 'tab list', 'panouri', 'tab panel'],
  anatomy: [
    'șirul, cu linia lui',
    'fila, cu semnul ei dacă are',
    'linia de aramă a filei deschise',
    'panoul',
  ],
  use: ['părți ale unei pagini fără adresă proprie', 'conținut care este deja aici'],
  avoid: [
    'vederi cu adresă: MenuStrip',
    'o valoare dintre câteva: SegmentedControl',
    'conținut care se compară: toate deodată, cu Section',
  ],
  widths: 'Șirul derulează lateral când nu încape. Sub deget fila are 48 px.',
  keys: [
    ['Tab', 'ajunge la fila deschisă, apoi la panou'],
    ['← și →', 'deschid fila dinainte și de după, în cerc'],
    ['Home și End', 'deschid prima și ultima'],
  ],
  speech: 'Listă de file cu numele ei; filă, numele, „selectată”, a câta din câte. Panoul are numele filei.',
  words: ['un substantiv pe filă, până la 16 semne', 'file de același rang, în ordinea folosirii'],
  related: ['shell/MenuStrip', 'controls/SegmentedControl', 'layout/Section'],
}
