import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Locul jucătorului în meniul telefonului.',
  aliases: ['cont', 'profil', 'user card', 'meniu'],
  anatomy: [
    'Numele, cu semn',
    'Soldul cu ochi, dacă operatorul îl arată',
    '„Depune” de cupru și „Contul meu”, la fel de late; pentru un jucător autoexclus „Depune” nu are culoare',
    '„Ieși din cont”, numai când contul este încadrat în site',
  ],
  use: ['Ca loc personal al unui MenuDrawer', 'Sub 768 px, unde antetul nu are loc pentru cont'],
  avoid: [
    'Nu îl arăta lângă PlayerArea: spune același lucru',
    'Nu pune ieșirea între depunere și cont: nu se atinge din greșeală',
  ],
  widths: 'Soldul trece sub nume, iar butoanele unul sub altul, când nu încap.',
  keys: [
    ['Tab', 'ochiul, „Depune”, „Contul meu”, ieșirea'],
    ['Enter', 'deschide depunerea sau contul peste pagină'],
    ['Ctrl și Enter', 'urmează legătura într-o filă nouă'],
  ],
  speech: 'Numele, grupul „Sold” cu suma, legăturile „Depune” și „Contul meu”, butonul „Ieși din cont”.',
  related: ['shell/MenuDrawer', 'shell/PlayerArea', 'player/BalanceToggle'],
}
