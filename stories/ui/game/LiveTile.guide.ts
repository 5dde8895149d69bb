import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'O masă live: ce se vede acum, cine împarte, cu ce mize și dacă este loc.',
  anatomy: [
    'Imaginea 16:9, împrospătată prin suprapunere de 200 ms',
    'Semnul „Live” sau „Închis” și limba mesei, cu steag și cod',
    'Numele mesei și dealerul, pe o umbră',
    'Locurile ca puncte sau ultimele rezultate',
    'Subsolul: mizele și starea în cuvinte sau „Anunță-mă”',
  ],
  use: [
    'În rândurile și grilele cazinoului live',
    'opensAt când ora deschiderii este cunoscută',
    'onRemind numai pentru jucători',
  ],
  avoid: ['Pentru sloturi: folosește GameTile', 'Anunțarea schimbărilor de locuri; se citesc doar la cerere'],
  widths: 'Umple coloana; subsolul trece pe două rânduri la text mărit.',
  keys: [
    ['Tab', 'ajunge la masă, apoi la Joacă sau la Anunță-mă'],
    ['Enter', 'deschide detaliile, joacă sau cere anunțul'],
  ],
  speech: 'Legătură „Blackjack Aramă 3. Masă deschisă, 3 locuri libere”. Nu este regiune live.',
  related: ['game/SeatStrip', 'game/GameTile', 'media/Flag'],
}
