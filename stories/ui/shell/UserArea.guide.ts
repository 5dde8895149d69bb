import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Capătul antetului: necunoscut încă, vizitator sau jucător.',
  aliases: ['intră în cont', 'înregistrare', 'login', 'user area'],
  anatomy: [
    'Locul: cât cer vizitatorul sau jucătorul, oricare este mai lat; nu se schimbă niciodată',
    'În așteptare: plăci în locurile a ceea ce urmează',
    'Vizitator: „Înregistrare” conturat și „Intră în cont” de cupru',
    'Jucător: un PlayerArea',
  ],
  use: ['O singură dată, în antet'],
  avoid: [
    'Nu îl lăsa gol cât timp sesiunea se verifică: pagina s-ar mișca',
    'Nu pune aici tema sau asistentul: stau în sub-meniu',
  ],
  widths:
    'Sub 480 px „Înregistrare” lipsește; contul jucătorului apare de la 768 px. Conținutul stă la capătul locului.',
  keys: [
    ['Tab', 'trece prin butoane în ordinea lor'],
    ['Enter', 'deschide; „Intră în cont” rămâne pe pagină, cu Ctrl urmează legătura'],
  ],
  speech: 'În așteptare spune o dată „Verificăm dacă ești conectat”; apoi legături cu numele lor.',
  related: ['shell/PlayerArea', 'shell/Header', 'feedback/Skeleton'],
}
