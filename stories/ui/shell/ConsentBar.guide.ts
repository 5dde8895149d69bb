import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Întreabă dacă site-ul poate fi măsurat, fără să oprească pe nimeni din ce face.',
  aliases: ['cookie', 'consimțământ', 'consent', 'gdpr', 'banner'],
  anatomy: [
    'Întrebarea',
    'Un rând despre ce este mereu pornit și ce se poate opri',
    'Refuz, Alege, Accept, la fel de mari',
  ],
  use: [
    'După prima atingere a paginii, când există ce măsura și nu există încă un răspuns',
    'La marginea de jos; peste panouri stă la cea de sus, ca să nu acopere butonul de joc',
  ],
  avoid: [
    'Nu scoate un răspuns în față prin culoare sau mărime',
    'Nu îl arăta într-un joc pornit',
    'Nu îi da focusul: cine scrie sau joacă nu este întrerupt',
  ],
  widths: 'Pe telefon are lățimea ecranului; de la 768 px este un card de 440 px.',
  keys: [
    ['Tab', 'Refuz, Alege, Accept'],
    ['Enter sau Spațiu', 'răspunde'],
  ],
  speech: 'Regiune cu numele întrebării; trei butoane, al doilea anunțat ca deschizând un dialog.',
  related: ['shell/ConsentChoices', 'feedback/Snackbars', 'overlay/Dialog'],
}
