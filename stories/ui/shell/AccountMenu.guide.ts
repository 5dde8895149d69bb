import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Avatarul jucătorului și meniul contului, pe care îl deschide.',
  status: { is: 'beta', since: '2026-11-29' },
  aliases: ['avatar', 'profil', 'meniul contului', 'ieși din cont', 'account menu', 'user menu'],
  anatomy: [
    'Cerc cu inițialele numelui, într-o țintă de 44 px; fără nume, semnul unei persoane',
    'Numele întreg, tăiat cu puncte la lățimea meniului',
    '„Contul meu”, apoi paginile proprii ale jucătorului',
    '„Ieși din cont”, ultimul, numai când contul este încadrat în site',
  ],
  use: ['În PlayerArea, o singură dată', 'Aceleași pagini ca în meniul lobby-ului'],
  avoid: [
    'Nu repeta aici soldul sau „Depune”: stau lângă avatar',
    'Nu aștepta numele: meniul este întreg și fără el',
  ],
  widths:
    'Meniul are între 200 și 320 px, aliniat cu avatarul. Sub 768 px lipsește: meniul telefonului are PlayerBlock.',
  keys: [
    ['Enter, Spațiu sau Săgeată jos', 'deschide meniul, focusul merge la „Contul meu”'],
    ['Tab sau săgeți sus și jos', 'din intrare în intrare, în cerc'],
    ['Escape', 'închide, focusul revine pe avatar'],
    ['Ctrl și Enter', 'urmează legătura într-o filă nouă'],
  ],
  speech: 'Buton „Contul meu, andrei_m”, extins sau restrâns; dialog „Meniul contului” cu legături.',
  related: ['shell/PlayerArea', 'shell/PlayerBlock', 'overlay/Popover'],
}
