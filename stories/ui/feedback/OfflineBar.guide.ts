import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Spune că nu mai există conexiune și ce funcționează în continuare.',
  aliases: ['offline', 'fără internet', 'conexiune', 'network status'],
  anatomy: [
    'Semn',
    'Titlu „Ești offline.” și un rând despre ce mai merge, sau de când e ce se vede de pe dispozitiv',
    'Loc pentru butonul de reîncercare',
  ],
  use: [
    'O singură dată pe pagină, sub antet, prezentă de la început',
    'În locul tuturor erorilor de încărcare, cât timp lipsește conexiunea',
  ],
  avoid: [
    'Nu arăta în același timp și mesaje pentru fiecare listă neîncărcată',
    'Pentru o singură secțiune care nu s-a încărcat folosește RetryStrip',
  ],
  widths: 'Pe telefon butonul trece sub text dacă nu încape; bara nu are înălțime cât timp există conexiune.',
  keys: [['Tab', 'duce la butonul de reîncercare']],
  speech: 'Regiune de stare, goală la început; textul este citit o dată, când dispare conexiunea.',
  related: ['feedback/RetryStrip', 'feedback/ErrorPage'],
}
