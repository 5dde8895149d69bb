import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Bara subțire de deasupra unui joc pornit.',
  aliases: ['bara jocului', 'play bar', 'toolbar', 'joc deschis'],
  anatomy: [
    'Înapoi, numele jocului și timpul sesiunii',
    'Comutare între demo și joc pe bani, dacă jocul le are pe amândouă',
    'Favorit, ecran complet, clopoțelul cu câte mesaje așteaptă, joc responsabil',
  ],
  use: ['Numai în aranjamentul de joc, în locul antetului', 'Joc responsabil rămâne mereu la vedere'],
  avoid: ['Nu pune promoții sau mesaje peste un joc pornit', 'Nu ascunde ceasul sesiunii'],
  widths:
    'Pe telefon timpul și felul jocului trec sub nume, iar dintre cele două feluri rămâne butonul celui care se poate alege.',
  keys: [
    ['Tab', 'de la „Înapoi” la „Joc responsabil”, în ordinea de pe ecran'],
    ['Enter sau Spațiu', 'apasă'],
  ],
  speech:
    'Antet cu titlu de nivel 1; grup „Fel de joc” cu două butoane comutatoare; „Timp de joc: …” la citire.',
  related: ['player/SessionClock', 'game/FavouriteButton', 'player/SafePlaySheet'],
}
