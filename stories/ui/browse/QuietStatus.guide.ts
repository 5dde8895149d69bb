import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Spune cititorului de ecran ce s-a schimbat, după o jumătate de secundă de liniște.',
  aliases: ['aria-live', 'stare rostită', 'număr de rezultate', 'announcement', 'live region'],
  anatomy: ['o propoziție ascunsă, într-o zonă anunțată politicos'],
  use: ['numărul de rezultate în timp ce se scrie', 'numărul de jocuri în timp ce se bifează filtre'],
  avoid: ['o veste care trebuie și văzută: Snackbar', 'cifre care se schimbă singure: nu se anunță'],
  widths: 'Nu se vede la nicio lățime.',
  keys: [],
  speech: 'Stare, politicos: ultima propoziție dintr-o serie; cea de la început nu se citește.',
  related: ['browse/SearchPanel', 'browse/FilterPanel'],
}
