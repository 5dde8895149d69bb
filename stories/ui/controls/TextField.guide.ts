import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Cere un rând de text sau un număr.',
  aliases: ['câmp', 'text', 'input', 'formular', 'text field'],
  anatomy: [
    'etichetă',
    'casetă de 44 px',
    'prefix sau sufix fix, de exemplu „lei”',
    'un buton mic la capăt, de exemplu „Arată parola”',
    'indiciu sau eroare dedesubt',
  ],
  use: [
    'limite, sume, adrese',
    'indiciul spune forma așteptată înainte ca omul să scrie',
    'cu defaultValue în formulare pe care le completează un manager de parole',
  ],
  avoid: ['căutare: SearchField', 'o parolă: PasswordField', 'o valoare dintr-o listă scurtă: Select'],
  widths: 'Ia lățimea locului; textul are 16 px, ca telefonul să nu mărească pagina la focus.',
  keys: [['Tab', 'ajunge la casetă, și când este inactivă']],
  speech:
    'Casetă de text, numele, apoi sufixul și indiciul; cu eroare: valoare incorectă și ce este de făcut.',
  words: [
    'eticheta este un substantiv de cel mult trei cuvinte',
    'indicația spune forma sau limitele: „Între 10 și 5.000 lei”',
    'greșeala spune ce este de făcut: „Scrie numai cifre.”',
  ],
  related: ['controls/PasswordField', 'controls/SearchField', 'controls/Select', 'controls/RangeSlider'],
}
