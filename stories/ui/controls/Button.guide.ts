import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Cuvinte care fac ceva sau, cu o adresă, duc undeva.',
  aliases: ['buton', 'acțiune', 'cta', 'call to action', 'submit'],
  anatomy: [
    'suprafața, cu margine la tonul conturat',
    'semnul, dacă are',
    'cuvintele, un verb și cel mult un obiect',
  ],
  use: [
    'acțiunea principală a unei zone: tonul primary, o singură dată',
    'acțiuni egale: tonul outline',
    'acțiuni în trecere: tonul quiet',
  ],
  avoid: [
    'un semn fără cuvinte: IconButton',
    'o alegere dintre mai multe: Chip sau Select',
    'un cuvânt dintr-o frază: Link',
  ],
  widths: 'Lățimea urmează textul, iar textul lung se rupe pe rânduri. Sub deget are cel puțin 44 px.',
  keys: [
    ['Tab', 'ajunge la buton, și când este inactiv'],
    ['Enter sau Spațiu', 'apasă; ca legătură, numai Enter'],
  ],
  speech:
    'Buton, numele; „indisponibil” când este inactiv, „ocupat” cât se încarcă. Cu adresă este o legătură.',
  words: [
    'un verb și cel mult un obiect, până la 24 de semne: „Deschide un cont”',
    'urmarea apăsării, nu „OK” sau „Apasă aici”',
    'majusculă numai la început, fără punct și fără semn de exclamare',
  ],
  related: ['controls/IconButton', 'controls/Chip', 'foundation/Link'],
}
