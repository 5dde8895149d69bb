import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Cere acordul pentru termeni noi, fără să grăbească răspunsul.',
  aliases: ['termeni', 'condiții', 'terms', 'acord', 'formular'],
  anatomy: [
    'Ce se schimbă, în câteva propoziții',
    'Legătura spre termenii întregi, într-o filă nouă',
    'Căsuța „Am citit și accept”',
    '„Nu acum” și „Accept termenii”, de aceeași mărime',
  ],
  use: ['În Dialog cu titlul „Am schimbat termenii”', 'După intrarea în cont, înainte de jocul pe bani'],
  avoid: [
    'Nu bifa căsuța dinainte',
    'Nu ascunde „Nu acum”: fără acord rămân lobby-ul și jocurile demonstrative',
  ],
  widths: 'Cel mult 440 px; butoanele rămân unul lângă altul și pe telefon.',
  keys: [
    ['Tab', 'termenii, căsuța, cele două răspunsuri'],
    ['Spațiu', 'bifează căsuța'],
    ['Enter', 'deschide termenii sau răspunde'],
  ],
  speech:
    'Legătura spune că se deschide într-o filă nouă; fără bifă, motivul se citește odată cu căsuța; un acord care nu ajunge se anunță imediat.',
  related: ['overlay/Dialog', 'feedback/FormFailure', 'player/PlayerMessage'],
}
