import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Hotărăște în ce ordine stă o listă de jocuri.',
  aliases: ['sortare', 'ordine', 'sort', 'order by', 'dropdown'],
  anatomy: [
    'cuvântul „Ordonează”',
    'lista sistemului, cu șase ordini',
    'own: ordini pe care le are numai lista aceasta, după prima',
  ],
  use: ['deasupra listei „Toate jocurile” și a categoriilor'],
  avoid: ['ce se vede și ce nu: FilterPanel', 'locuri de top: lista are ordinea ei'],
  widths:
    'Sub 480 px fără cuvântul „Ordonează”, ca să încapă filtrele lângă ea; pe telefon se deschide roata sistemului.',
  keys: [
    ['Spațiu, Alt+↓', 'deschide lista'],
    ['↑ ↓', 'altă ordine'],
  ],
  speech: 'Casetă combinată, „Ordonează”, „Recomandate”.',
  related: ['controls/Select', 'browse/AppliedFilters'],
}
