import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Spune, în formular, de ce nu a fost primit.',
  aliases: ['eroare de formular', 'alert', 'form error', 'mesaj de eroare'],
  anatomy: [
    'Regiunea de alertă, prezentă și când este goală',
    'Bara de 4 px și ce s-a întâmplat',
    'Ce merge mai departe și ce este de făcut',
    'Cel mult o legătură',
  ],
  use: ['Deasupra câmpurilor unui formular', 'Pentru răspunsul serverului, nu pentru un câmp gol'],
  avoid: [
    'Un câmp greșit: mesajul stă lângă el, în TextField',
    'O știre care nu ține de formular: Snackbars',
    'Nu o monta odată cu mesajul: nu s-ar mai auzi',
  ],
  widths: 'Ia lățimea formularului; goală nu ocupă loc.',
  keys: [['Tab', 'ajunge la legătură']],
  speech: 'Se anunță imediat și întreagă când apare: titlul, textul, legătura.',
  words: [
    'titlul: ce s-a întâmplat, într-o propoziție',
    'textul: ce rămâne valabil și ce se poate face',
    'niciun cod, nicio vină',
  ],
  related: ['player/LoginForm', 'controls/TextField', 'feedback/Snackbars'],
}
