import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'O masă live: ce se vede acum, cine împarte, cu ce mize și dacă este loc.',
  aliases: ['masă live', 'dealer', 'ruletă', 'blackjack', 'live card'],
  anatomy: [
    'Imaginea 16:9; peste ea imaginea camerei, împrospătată prin suprapunere de 200 ms, cel mult o dată la 30 de secunde',
    'Semnul „Live”, „Plin” sau „Închis”; pentru jucători, inima de favorit',
    'Sub imagine: locul în clasament și numele mesei, pe un singur rând',
    'Furnizorul, apoi dealerul sau ora deschiderii; limba mesei, cu steag și cod',
    'Locurile ca puncte, în ordinea mesei, sau ultimele rezultate',
    'Subsolul: mizele și starea în cuvinte; la o masă plină sau închisă, „Anunță-mă” în locul stării',
  ],
  use: [
    'În rândurile și grilele cazinoului live; în Rail cu așezarea Live',
    'Fără state cât timp fluxul nu a spus nimic: ce vine apoi nu mută nimic',
    'stale când datele sunt vechi: semnul își pierde culoarea',
    'onWatch numai pentru cine poate fi anunțat; watched după ce a cerut',
    'still în modul liniștit; restricted pentru vizitatori',
    'seats și results ca aceleași liste cât timp nu se schimbă: ce nu s-a schimbat nu se desenează din nou',
  ],
  avoid: [
    'Pentru sloturi sau în rânduri amestecate: folosește GameTile cu live',
    'Anunțarea schimbărilor; se citesc doar la cerere',
    'Ore întregi cu dată în opensAt; numai ora, „18:00”',
  ],
  widths:
    'Umple coloana. Sub 224 px, sau la text mărit, subsolul are din capul locului două rânduri; pe plăcile cele mai înguste rămân steagul și cuvintele.',
  keys: [
    ['Tab', 'ajunge la masă, apoi la Joacă, la inimă sau la Anunță-mă; cel mult trei opriri'],
    ['Enter', 'deschide detaliile, joacă, cere sau oprește anunțul'],
  ],
  speech:
    'Legătură „Blackjack Aramă 3. Masă deschisă, 3 locuri libere”; fără flux doar numele. Buton „Anunță-mă când se deschide Blackjack VIP”, apoi „Te anunțăm când se deschide Blackjack VIP. Renunță”. Nu este regiune live; un buton care dispare lasă focalizarea mesei.',
  related: ['game/SeatStrip', 'game/GameTile', 'media/Flag', 'layout/Rail'],
}
