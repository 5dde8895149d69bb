import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată tasta care face același lucru ca butonul în care stă.',
  aliases: ['tastă', 'kbd', 'shortcut', 'scurtătură'],
  anatomy: ['Semnul tastei, cu o linie subțire în jur'],
  use: [
    'În butonul care are o tastă a lui',
    'După ce cineva a folosit o tastă: pagina poartă atunci data-keys',
  ],
  avoid: ['Nu o pune singură, fără buton', 'Nu înlocuiește aria-keyshortcuts'],
  widths: 'Sub 1024 px lipsește; peste, își păstrează locul și când nu se vede.',
  keys: [],
  speech: 'Nu se citește: tasta este spusă de aria-keyshortcuts al butonului.',
  related: ['shell/KeyboardHelp', 'controls/Button'],
}
