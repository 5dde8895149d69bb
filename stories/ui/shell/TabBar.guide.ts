import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Navigarea degetului mare, în josul telefonului.',
  aliases: ['bara de jos', 'bottom navigation', 'tab bar', 'taburi'],
  anatomy: [
    'Cazino, Live, Promoții, Meniu: semn și cuvânt',
    'Caută: disc de cupru de 52 px',
    'Insigna, cel mult „9+”',
  ],
  use: ['Pe telefon, pe fiecare pagină în afara jocului'],
  avoid: ['Nu pune mai mult de cinci intrări', 'Nu scoate cuvintele de sub semne'],
  widths: 'Lipsește de la 768 px; ține seama de marginea de jos a telefonului.',
  keys: [
    ['Tab', 'din intrare în intrare'],
    ['Enter sau Spațiu', 'deschide'],
  ],
  speech: 'Navigare cu nume; „Promoții, 12 disponibile”; „Meniu” este extins sau restrâns.',
  related: ['shell/MenuDrawer', 'shell/SubMenu'],
}
