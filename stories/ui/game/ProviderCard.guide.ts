import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată un furnizor și câte jocuri are.',
  aliases: ['furnizor', 'studio', 'provider', 'brand card'],
  anatomy: [
    'Plăcuța 3:2 cu sigla temei; cu numele, dacă tema nu are una; cu inițiala, dacă nu are niciuna',
    'Numele',
    'Numărul de jocuri',
  ],
  use: ['În rândul și pe pagina furnizorilor', 'Cu două sigle, pentru temă deschisă și închisă'],
  avoid: ['Sigle cu fundal propriu', 'Siglă întinsă: se potrivește în plăcuță'],
  widths: 'Umple coloana; raportul rămâne 3:2, numele are un singur rând.',
  keys: [
    ['Tab', 'ajunge la furnizor'],
    ['Enter', 'deschide jocurile lui'],
  ],
  speech: 'Legătură cu numele furnizorului, apoi „128 de jocuri”.',
  related: ['game/CollectionCard', 'layout/Rail'],
}
