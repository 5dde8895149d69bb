import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată filtrele în vigoare deasupra listei și le scoate pe rând sau pe toate.',
  aliases: ['filtre alese', 'tags', 'pills', 'jetoane', 'chips', 'selected filters'],
  anatomy: [
    'pastilă de aramă stinsă cu x',
    'pastilă blocată, cu lacăt și contur întrerupt',
    '„Șterge filtrele”',
  ],
  use: ['deasupra unei liste de jocuri filtrate', 'în capul panoului de filtre'],
  avoid: ['filtre care se pot alege: Chip', 'opțiunile unui grup: FilterGroup'],
  widths: 'Pe telefon un singur rând care se trage lateral; de la 768 px pastilele trec pe rândul următor.',
  keys: [
    ['Tab', 'trece prin pastile; cele blocate nu se opresc'],
    ['Enter, Spațiu', 'scoate filtrul; focusul trece la următorul, la sfârșit pe zonă'],
  ],
  speech: 'Grup „Filtre alese”, listă; buton „Scoate filtrul Megaways”; cele blocate își spun motivul.',
  related: ['browse/FilterPanel', 'controls/Chip', 'browse/SortMenu'],
}
