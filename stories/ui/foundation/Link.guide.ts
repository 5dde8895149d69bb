import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Singurul drum al componentelor spre altă adresă.',
  aliases: ['legătură', 'link', 'ancoră', 'anchor', 'url'],
  anatomy: ['O ancoră; aplicația îi dă elementul ei'],
  use: ['Orice legătură din componente', 'În texte: cupru și subliniere'],
  avoid: [
    'Nu folosi legătura pentru o acțiune fără adresă: acela este un buton',
    'Nu lega „aici” sau „click”',
  ],
  widths: 'Nu se schimbă.',
  keys: [['Enter', 'deschide adresa']],
  speech: 'Legătură cu cuvintele ei; pagina deschisă este „pagina curentă”.',
  words: ['cuvintele spun unde duce, și citite singure', 'nu „aici”, nu „detalii”'],
  related: ['controls/Button', 'shell/SkipLink'],
}
