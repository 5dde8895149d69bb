import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'O pagină întreagă care nu a putut fi arătată: ce s-a întâmplat, ce mai merge, încotro.',
  aliases: ['eroare', '404', '500', 'pagină lipsă', 'not found', 'error page'],
  anatomy: [
    'Desen: moneda rostogolită de pe masă; la adrese negăsite se poate arunca',
    'Titlu, care primește focusul când eroarea apare pe parcurs',
    'Un rând de explicație; la adrese negăsite și adresa cerută',
    'Loc pentru căutare și pentru trei jocuri populare, la adrese negăsite',
    'Inel de 10 secunde și „Rămâi pe pagină”, după o actualizare a site-ului',
    'Buton de cupru spre pagina principală și legătura spre serviciul clienți',
    'Codul și referința de copiat; stiva numai în dezvoltare',
  ],
  use: [
    'Adresă inexistentă',
    'Parte a site-ului dispărută după actualizare',
    'Eroare fără de care pagina nu poate trăi',
  ],
  avoid: [
    'Pentru o listă neîncărcată folosește RetryStrip',
    'Pentru o listă goală folosește EmptyState',
    'Nu pune semne de exclamare și nu da vina pe cititor',
  ],
  widths:
    'O coloană de cel mult 640 px; pe telefon butoanele trec unul sub altul, jocurile rămân trei pe rând.',
  keys: [
    ['Tab', 'moneda, căutare, butoane, serviciul clienți, copiere, jocuri'],
    ['Enter', 'deschide; pe „Rămâi pe pagină” oprește numărătoarea'],
  ],
  speech:
    'Titlu de nivel 1; timpul rămas este spus o dată la 10 secunde și o dată la 3; „Cod copiat” după copiere.',
  related: ['feedback/EmptyState', 'feedback/RetryStrip', 'feedback/OfflineBar'],
}
