import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Oprește dintr-un loc tot ce se mișcă sau numără singur.',
  aliases: ['mod liniștit', 'reduced motion', 'fără animații', 'quiet'],
  anatomy: ['Numele „Mod liniștit”', 'Un rând care spune ce oprește', 'Comutatorul'],
  use: [
    'În meniu și în setările de afișare',
    'Pornit de la început când dispozitivul cere mai puțină mișcare',
  ],
  avoid: [
    'Nu îl rupe în mai multe comutatoare',
    'Nu opri cu el actualizarea sumelor: oprește numai mișcarea lor',
  ],
  widths: 'Textul trece pe mai multe rânduri, comutatorul rămâne la capăt.',
  keys: [['Spațiu', 'pornește sau oprește']],
  speech: 'Comutator „Mod liniștit”, activat sau dezactivat, cu explicația ca descriere.',
  related: ['controls/Switch', 'shell/ThemeSwitch', 'shell/MenuDrawer'],
}
