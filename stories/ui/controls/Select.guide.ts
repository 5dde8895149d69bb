import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Alege o singură variantă dintr-o listă, cu lista sistemului.',
  aliases: ['listă', 'dropdown', 'select', 'combobox', 'alegere', 'meniu derulant'],
  anatomy: ['etichetă', 'casetă de 44 px cu varianta aleasă', 'săgeată', 'listă'],
  use: ['cinci variante sau mai multe', 'loc puțin: ordonare, limbă'],
  avoid: ['două, trei variante mereu la vedere: Chip', 'mai multe variante deodată: Checkbox'],
  widths:
    'Ia lățimea locului. Pe telefon se deschide roata sistemului, lângă mouse lista poartă culorile kitului.',
  keys: [
    ['Spațiu, Alt+↓', 'deschide lista'],
    ['↑ ↓', 'trece la altă variantă'],
    ['litere', 'sare la varianta care începe așa'],
    ['Escape', 'închide lista'],
  ],
  speech: 'Casetă combinată, numele, varianta aleasă.',
  words: [
    'eticheta este un substantiv: „Limbă”, „Ordine”',
    'opțiunile sunt de același fel și încep cu majusculă',
  ],
  related: ['controls/Chip', 'browse/SortMenu'],
}
