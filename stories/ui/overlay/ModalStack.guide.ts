import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Hotărăște care dintre foile și dialogurile deschise este deasupra și face restul paginii inert.',
  aliases: ['modal', 'stivă', 'prioritate', 'overlay', 'z-index'],
  anatomy: [
    'pagina, cu tot ce se poate deschide în ea',
    'câte un strat peste pagină pentru fiecare foaie sau dialog deschis, cu voalul lui',
    'ordinea: meniu și filtre 2000, căutare 2200, detalii și cont 2400, mesaje și bonusuri 5000, sesiune 6000',
  ],
  use: ['o singură dată, în jurul întregii pagini'],
  avoid: ['în jurul unei singure ferestre: nu ar ști de celelalte', 'pentru anunțuri scurte: Snackbars'],
  widths: 'Se poartă la fel la orice lățime.',
  keys: [
    ['Escape', 'închide numai ce este deasupra'],
    ['Tab', 'se întoarce la capăt în ce este deasupra'],
    ['F6', 'duce la notificări și înapoi'],
    ['Înapoi în browser', 'închide numai ce este deasupra'],
  ],
  speech:
    'La deschidere focusul merge la titlu, la închidere se întoarce la ce a deschis. Restul paginii nu se mai citește.',
  related: ['overlay/Drawer', 'overlay/Dialog', 'feedback/Snackbars'],
}
