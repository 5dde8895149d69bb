import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Anunțuri scurte, la marginea ecranului, care trec singure după cinci secunde.',
  aliases: ['toast', 'snackbar', 'notificare', 'notification', 'mesaj', 'alert', 'confirmare'],
  anatomy: [
    'regiunea „Notificări”, mereu în pagină',
    'dunga felului: informație, reușit, eroare',
    'titlu, un rând de text, cel mult o acțiune, închidere',
  ],
  use: [
    'ce s-a întâmplat după o apăsare',
    'ce nu a mers și se poate reîncerca',
    'o masă live care s-a deschis',
  ],
  avoid: [
    'ce cere un răspuns: Dialog',
    'lipsa rețelei: OfflineBar',
    'eroarea unui rând de pagină: RetryStrip, care rămâne la locul ei',
  ],
  widths:
    'Pe telefon stau pe toată lățimea, deasupra barei de jos; când o foaie este deschisă, sus. De la 768 px stau jos în stânga, late de 400 px.',
  keys: [
    ['F6', 'merge la cel mai nou anunț și înapoi'],
    ['Tab', 'trece prin acțiune și închidere'],
    ['Escape', 'închide anunțul care are focusul; focusul trece la următorul sau înapoi'],
  ],
  speech:
    'Felul se spune întâi: „Eroare: Nu am putut încărca jackpoturile”. Erorile se aud imediat, celelalte la prima pauză, fiecare o singură dată.',
  words: ['o propoziție, până la 60 de semne', 'acțiunea este un verb: „Anulează”'],
  related: ['feedback/OfflineBar', 'feedback/RetryStrip', 'overlay/Dialog'],
}
