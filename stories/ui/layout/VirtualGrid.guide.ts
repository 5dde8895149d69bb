import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată mii de jocuri într-o grilă fără ca pagina să devină lentă.',
  aliases: ['grilă', 'listă lungă', 'grid', 'virtual list', 'infinite scroll'],
  anatomy: [
    'Lista, cu înălțimea tuturor rândurilor',
    'Rândurile din vedere și câte unul peste și sub ele',
    'Rândul care ține focalizarea',
  ],
  use: [
    'Pe pagina cu toate jocurile și în rezultate lungi',
    'restore și onPosition pentru întoarcerea la același loc',
    'Rânduri de aceeași înălțime',
  ],
  avoid: ['Liste sub 60 de elemente: o grilă simplă ajunge', 'Elemente cu înălțimi diferite'],
  widths: '3, 4, 5, 6, 8, 9 sau 10 coloane, de la 0, 480, 768, 1024, 1280, 1536 și 1920 px lățime de pagină.',
  keys: [
    ['Săgeți', 'merg la placa vecină'],
    ['Home și End', 'merg la prima și la ultima'],
    ['Page Up și Page Down', 'merg cu un ecran'],
    ['Tab', 'intră în acțiunile plăcii'],
  ],
  speech: 'Listă „Toate jocurile”, fiecare element spune „5 din 10.000”.',
  related: ['game/GameTile', 'layout/Rail'],
}
