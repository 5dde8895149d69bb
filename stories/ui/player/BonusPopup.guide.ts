import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Conținutul ferestrei care oferă un bonus: ce este și cele două răspunsuri.',
  aliases: ['bonus', 'ofertă', 'popup', 'modal', 'free spins'],
  anatomy: [
    'Imagine 16:9',
    'Titlu (lipsește când îl are fereastra) și numărul de rotiri sau jetoane',
    'Două butoane de aceeași mărime: „Refuză” și „Acceptă”',
    'Legătura spre termeni',
    'Fâșia de conformitate',
  ],
  use: [
    'În Dialog, pentru rotiri gratuite și jetoane de aur',
    'Numai în afara jocului, o singură fereastră odată',
  ],
  avoid: ['Nu micșora și nu ascunde refuzul', 'Nu pune cronometru și nu repeta oferta după refuz'],
  widths: 'Cel mult 440 px; butoanele rămân unul lângă altul și pe telefon.',
  keys: [
    ['Tab', 'refuz, acceptare, termeni'],
    ['Enter sau Spațiu', 'răspunde'],
    ['Escape', 'închide fereastra din jur, fără răspuns'],
  ],
  speech:
    'Numărul se citește cu forma lui: „20 de rotiri gratuite”. Eșecul este anunțat îndată, răspunsul în curs are starea „ocupat”.',
  related: ['overlay/Dialog', 'player/BonusCard', 'shell/ComplianceStrip'],
}
