import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Bara din capul fiecărei pagini.',
  aliases: ['antet', 'header', 'navbar', 'bară de sus', 'top bar'],
  anatomy: [
    'Sigla, legătură spre pagina principală',
    'Legăturile site-ului, cu „Mai mult”',
    'Zona utilizatorului',
  ],
  use: ['O singură dată pe pagină', 'În aranjamentul de joc locul ei este al barei de joc'],
  avoid: ['Nu pune promoții în antet', 'Nu o face transparentă'],
  widths: '52 px pe telefon, 64 px de la 768 px; legăturile apar de la 768 px.',
  keys: [['Tab', 'sigla, legăturile, zona utilizatorului']],
  speech: 'Reper de antet; navigarea din el are nume.',
  related: ['shell/OverflowNav', 'shell/UserArea', 'shell/SubMenu'],
}
