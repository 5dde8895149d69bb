import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'O pastilă pentru o alegere rapidă dintre mai multe.',
  aliases: ['pastilă', 'chip', 'pill', 'tag', 'filtru rapid', 'toggle button'],
  anatomy: ['pastila', 'semnul, dacă are', 'unul sau două cuvinte'],
  use: ['filtrele rapide de sub meniu', 'legături între părțile unei pagini, cu adresă'],
  avoid: ['o acțiune: Button', 'o variantă dintr-o listă: Select', 'filtre deja aplicate: AppliedFilters'],
  widths:
    'Șirul derulează lateral pe telefon și se rupe pe rânduri pe ecranele late. Sub deget pastila are 44 px.',
  keys: [
    ['Tab', 'trece de la o pastilă la alta'],
    ['Enter sau Spațiu', 'o alege sau renunță la ea'],
  ],
  speech:
    'Buton, numele, „apăsat” sau „neapăsat”. Cu adresă este o legătură, iar cea aleasă este „pagina curentă”.',
  words: ['unul sau două cuvinte, până la 20 de semne', 'un substantiv: „Sloturi”, nu „Arată sloturile”'],
  related: ['controls/Select', 'browse/AppliedFilters', 'shell/MenuStrip'],
}
