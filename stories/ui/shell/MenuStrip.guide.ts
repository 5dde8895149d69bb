import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Meniul principal al lobby-ului, sub antet.',
  anatomy: ['Pe telefon file cu linie de cupru', 'Pe ecrane late pastile cu semne'],
  use: ['Categorii și colecții din conținut'],
  avoid: ['Nu pune mai mult de un cuvânt sau două pe intrare', 'Pentru filtre folosește pastile de filtrare'],
  widths: 'Derulează lateral când nu încape; pagina deschisă vine la vedere.',
  keys: [
    ['Tab', 'din intrare în intrare'],
    ['Enter', 'deschide'],
  ],
  speech: 'Navigare cu nume; pagina deschisă este „pagina curentă”.',
  related: ['shell/SubMenu', 'controls/Chip'],
}
