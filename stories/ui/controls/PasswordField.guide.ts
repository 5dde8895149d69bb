import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Cere o parolă, pe care omul o poate vedea când vrea.',
  aliases: ['parolă', 'password', 'input', 'câmp', 'arată parola'],
  anatomy: [
    'TextField cu etichetă, indiciu și eroare',
    'Ochiul de la capăt: „Arată parola”',
    'Rândul despre Caps Lock, numai când tasta este activă',
  ],
  use: [
    'În formulare adevărate, cu name și autocomplete, ca managerii de parole să lucreze',
    'Valoarea se ia din formular la trimitere: un manager o poate scrie fără să anunțe',
  ],
  avoid: [
    'Nu împiedica lipirea și nu cere parola de două ori la intrare',
    'Nu folosi alt câmp pentru parola unui joc nepublicat: acolo nu este nimic de ținut minte',
  ],
  widths: 'Ia lățimea locului; textul are 16 px, ochiul 44 px sub deget.',
  keys: [
    ['Tab', 'câmpul, apoi ochiul'],
    ['Spațiu', 'pe ochi: arată sau ascunde; focusul rămâne acolo'],
    ['Enter', 'trimite formularul și ascunde parola'],
  ],
  speech:
    'Câmp de parolă cu nume, indiciu sau eroare; „Arată parola” apăsat sau nu; Caps Lock se anunță singur.',
  words: [
    'indicația spune toate regulile înainte de a scrie',
    'greșeala spune regula care lipsește, nu „Parolă slabă”',
  ],
  related: ['controls/TextField', 'player/LoginForm', 'controls/IconButton'],
}
