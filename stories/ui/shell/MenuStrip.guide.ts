import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Meniul unei pagini, sub imaginea sau sub titlul ei.',
  aliases: ['meniu', 'taburi', 'tabs', 'bară de categorii', 'nav'],
  anatomy: ['Pastile, cu semn unde există'],
  use: ['Categorii și colecții din conținut'],
  avoid: ['Nu pune mai mult de un cuvânt sau două pe intrare', 'Pentru filtre folosește pastile de filtrare'],
  widths: 'Derulează lateral când nu încape; pagina deschisă vine la vedere. 36 px, 44 px sub deget.',
  keys: [
    ['Tab', 'ajunge la meniu: la intrarea folosită ultima, altfel la cea deschisă'],
    ['Săgeți, Home, End', 'merg de-a lungul lui'],
    ['Enter', 'deschide'],
  ],
  speech: 'Navigare cu nume; pagina deschisă este „pagina curentă”.',
  related: ['layout/Page', 'shell/SubMenu', 'controls/Chip'],
}
