import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată felurile de cookie-uri și ce face fiecare, cu câte un comutator.',
  aliases: ['cookie', 'setări', 'consent', 'preferințe', 'gdpr'],
  anatomy: [
    'Necesare: comutator mereu pornit, cu explicația lui',
    'Analiză: comutator oprit la început, cu tot ce se măsoară',
    'O notă, când browserul a refuzat deja',
  ],
  use: ['Într-un Dialog, cu un buton de salvare', 'Din bara de consimțământ și din subsolul paginii'],
  avoid: ['Nu porni analiza dinainte', 'Nu schimba nimic înainte de salvare'],
  widths: 'Același la orice lățime; textele trec pe rândul următor.',
  keys: [
    ['Tab', 'Necesare, Analiză'],
    ['Spațiu', 'comută analiza'],
  ],
  speech: 'Două comutatoare cu nume și explicație; cel necesar este anunțat ca indisponibil.',
  related: ['shell/ConsentBar', 'overlay/Dialog', 'controls/Switch'],
}
