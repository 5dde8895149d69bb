import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Spune, o singură dată după jocul pe bani, cât a durat și ce a schimbat.',
  aliases: ['rezumat', 'summary', 'final de joc', 'bilanț'],
  anatomy: [
    'Timpul de joc',
    'Schimbarea soldului, cu semn; ascunsă, cu „Arată pentru o clipă”',
    'Două butoane de aceeași greutate: „Fă o pauză” și „Înapoi în lobby”',
  ],
  use: ['În Dialog, la ieșirea dintr-un joc pe bani', 'Cu masked, când jucătorul își ascunde soldul'],
  avoid: [
    'Nu colora pierderile și câștigurile și nu felicita',
    'Nu propune alt joc aici',
    'Nu îl arăta după demo: nu s-a schimbat nimic',
  ],
  widths: 'Cel mult 440 px; butoanele rămân unul lângă altul și pe telefon.',
  keys: [
    ['Tab', '„Arată pentru o clipă”, pauza, lobby-ul'],
    ['Enter sau Spațiu', 'arată suma sau răspunde'],
  ],
  speech:
    'Listă de termeni cu valori; semnul se spune în cuvinte, „minus 154,20 lei”; suma arătată se anunță.',
  related: ['overlay/Dialog', 'player/RealityCheck', 'player/SafePlaySheet', 'player/SessionClock'],
}
