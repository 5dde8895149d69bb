import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Pornește sau oprește un singur lucru, cu efect imediat.',
  aliases: ['comutator', 'switch', 'toggle', 'pornit oprit'],
  anatomy: [
    'rând, apăsabil în întregime',
    'etichetă și descriere',
    'un număr',
    'șină',
    'buton cu bifă când este pornit',
  ],
  use: ['filtre rapide: cu jackpot, rundă bonus, locuri libere', 'setări care se aplică pe loc'],
  avoid: [
    'mai multe opțiuni dintr-o listă: Checkbox',
    'două variante la fel de importante: Chip',
    'ceva ce se aplică abia după „Salvează”: Checkbox',
  ],
  widths:
    'Eticheta stă la început, comutatorul la capătul rândului, la orice lățime. Sub deget rândul are 44 px.',
  keys: [
    ['Tab', 'ajunge la comutator, și când este inactiv'],
    ['Spațiu', 'îl pornește sau îl oprește'],
  ],
  speech: 'Comutator, numele, activat sau dezactivat; descrierea se citește după nume.',
  words: [
    'eticheta spune ce este pornit, fără „nu” și fără întrebare',
    'descrierea are cel mult două rânduri',
  ],
  related: ['controls/Checkbox', 'browse/FilterPanel'],
}
