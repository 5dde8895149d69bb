import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Mărginește o valoare între minim și maxim, trăgând sau scriind.',
  aliases: ['interval', 'range', 'slider', 'cursor', 'miză', 'glisor'],
  anatomy: [
    'legendă',
    'linie, cu partea aleasă de aramă',
    'două butoane de 24 px, cu zonă de atins de 44 px',
    'două casete cu aceleași valori',
  ],
  use: ['miza și câștigul maxim din filtre', 'treptele sunt valori reale, deci scara se strânge singură'],
  avoid: ['o singură valoare exactă: TextField', 'trei, patru variante: Select'],
  widths: 'Ia lățimea locului, fără să iasă din el la capete. Casetele stau alături și pe telefon.',
  keys: [
    ['Tab', 'butonul de minim, cel de maxim, apoi casetele; ordinea nu se schimbă'],
    ['← ↓ și → ↑', 'o treaptă'],
    ['Page Up, Page Down', 'zece trepte'],
    ['Home, End', 'capătul la care butonul are voie'],
    [
      'Enter în casetă',
      'păstrează suma scrisă; caseta goală înseamnă oricare, iar un minim peste maxim se spune lângă casetă',
    ],
  ],
  speech: 'Grup, „Miză”; glisor, „Miză minimă”, 5 lei. Capetele se schimbă odată cu celălalt buton.',
  words: ['eticheta este mărimea: „Miză”', 'capetele spun minimul și maximul, cu unitate'],
  related: ['controls/TextField', 'browse/FilterPanel'],
}
