import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Un rând de elemente sub un titlu, care se derulează lateral.',
  aliases: ['rând', 'carusel', 'slider', 'scroll orizontal', 'rail', 'row'],
  anatomy: [
    'Titlul, numărul și „Vezi toate”',
    'Butoanele Înapoi și Mai departe, pentru maus',
    'Elementele, dintre care ultimul se vede parțial pe telefon',
  ],
  use: [
    'Pentru jocuri, furnizori și colecții; așezarea Live pentru mese live',
    'ordered pentru clasamente',
    'RailStack pentru două rânduri care merg împreună',
  ],
  avoid: ['Un singur element mare odată: folosește Carousel sau HeroCarousel', 'Rotire automată'],
  widths:
    'Câte elemente se văd vine din tokens/grid.json; cu mausul numărul se rotunjește în jos, ca paginile să fie exacte.',
  keys: [
    ['Săgeți stânga și dreapta', 'trec la elementul vecin'],
    ['Home și End', 'trec la primul și la ultimul'],
    ['Tab', 'intră în acțiunile elementului'],
  ],
  speech: 'Regiune cu titlul rândului și o listă: „listă, Jucate recent, 20 de elemente”.',
  related: ['layout/HeroCarousel', 'layout/VirtualGrid', 'game/GameTile', 'game/LiveTile'],
}
