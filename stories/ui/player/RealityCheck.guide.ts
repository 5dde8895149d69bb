import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Oprește jocul o clipă și arată timpul și banii sesiunii.',
  aliases: ['pauză', 'joc responsabil', 'reality check', 'reminder'],
  anatomy: [
    'Titlul „Pauză scurtă?” (lipsește când îl are fereastra)',
    'Minutele de joc, soldul la intrare și cel de acum',
    'Două butoane de aceeași greutate: „Ia o pauză” și „Continuă”',
    'Legături: limite, autoexcludere, ajutor',
  ],
  use: ['La intervalul ales de jucător sau cerut de lege', 'Într-un Dialog urgent; focusul pe „Ia o pauză”'],
  avoid: [
    'Niciun buton de cupru: un răspuns nu atrage mai mult decât celălalt',
    'Nu colora pierderile și câștigurile',
  ],
  widths: 'Cel mult 440 px; butoanele rămân unul lângă altul și pe telefon.',
  keys: [
    ['Tab', 'pauză, continuare, legături'],
    ['Enter sau Spațiu', 'răspunde'],
  ],
  speech: 'Titlul și textul sunt numele și descrierea ferestrei; sumele se citesc întregi.',
  related: ['overlay/Dialog', 'player/SessionClock', 'player/SafePlaySheet'],
}
