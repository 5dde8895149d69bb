import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Moneda de aramă și cuvântul, legătură spre pagina principală.',
  aliases: ['siglă', 'logo', 'marcă', 'brand'],
  anatomy: ['Moneda cu umplere de metal', 'Cuvântul „aramă”'],
  use: ['În antet și pe pagini fără antet'],
  avoid: ['Nu schimba culorile și nu roti moneda', 'Nu o pune pe o imagine'],
  widths: 'Nu se schimbă.',
  keys: [['Enter', 'deschide pagina principală']],
  speech: 'Legătură „Aramă, pagina principală”.',
  related: ['shell/Header'],
}
