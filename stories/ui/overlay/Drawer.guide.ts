import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose:
    'O foaie care urcă de jos sub deget și un panou pe ecranele mari, pentru ce se uită cineva puțin și apoi se întoarce.',
  aliases: ['sertar', 'drawer', 'bottom sheet', 'panou', 'modal', 'sheet'],
  anatomy: [
    'voalul peste pagină',
    'bara de apucat, numai sub 768 px',
    'titlu, rând de sub titlu, butoane, închidere',
    'conținutul, care derulează',
    'subsolul, mereu la vedere, deasupra tastaturii telefonului',
  ],
  use: ['detaliile unui joc', 'filtre și căutare, cu forma laterală', 'jocul responsabil'],
  avoid: [
    'o întrebare scurtă: Dialog',
    'un anunț care trece singur: Snackbars',
    'câteva rânduri lângă un buton: Popover',
  ],
  widths:
    'Sub 768 px este foaie: pe jumătate la 62 % din ecran sau întreagă. De la 768 px stă jos la mijloc, lată de 500 px (420 pe ecrane scunde), sau pe marginea dreaptă, lată de 420 ori 552 px.',
  keys: [
    ['Escape', 'închide'],
    ['Tab', 'trece prin butoane și conținut, fără să iasă'],
    ['Enter pe bara de apucat', 'extinde foaia, apoi o coboară'],
  ],
  speech: 'Dialog, titlul; focusul este pe titlu. Bara de apucat este butonul „Extinde”, apoi „Coboară”.',
  related: ['overlay/Dialog', 'overlay/ModalStack', 'game/GameDetails', 'browse/FilterPanel'],
}
