import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Un număr mic lângă un cuvânt din meniu.',
  aliases: ['badge', 'insignă', 'număr', 'contor', 'notificare', 'counter'],
  anatomy: ['Pastilă de cupru', 'Numărul, cel mult „9+”'],
  use: ['Promoții disponibile, mesaje necitite', 'Mereu lângă un cuvânt al cărui nume spune ce se numără'],
  avoid: ['Nu o folosi pe imagini: acolo stau etichete', 'Nu arăta zero'],
  widths: 'Nu se schimbă.',
  keys: [],
  speech:
    'Singură nu spune nimic; numele legăturii o spune: „Promoții, 4 disponibile”. Schimbarea nu este anunțată.',
  related: ['shell/SubMenu', 'shell/TabBar', 'shell/ChatToggle'],
}
