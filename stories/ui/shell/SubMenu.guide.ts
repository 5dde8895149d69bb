import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Bara secțiunilor, sub antet, pe ecrane late.',
  aliases: ['submeniu', 'tabs', 'taburi', 'secțiuni', 'secondary nav'],
  anatomy: [
    'Intrări cu semn, cuvinte și insignă',
    'Linia de cupru la pagina deschisă',
    '„Mai mult”, când nu au toate loc',
    'La capăt tema și asistentul',
  ],
  use: ['Pe fiecare pagină de la 768 px'],
  avoid: ['Pe telefon folosește bara de jos și meniul', 'Nu colora insigna altfel decât cupru'],
  widths: 'Ce nu încape stă în „Mai mult”; secțiunea deschisă rămâne la vedere. Lipsește sub 768 px.',
  keys: [
    ['Tab', 'din intrare în intrare'],
    ['Enter', 'deschide legătura, sau lista din „Mai mult”'],
    ['Escape', 'închide lista'],
  ],
  speech:
    'Navigare cu nume; „Promoții, 4 disponibile”; legăturile externe spun că se deschid într-o filă nouă.',
  related: ['shell/TabBar', 'shell/ThemeSwitch', 'shell/ChatToggle'],
}
