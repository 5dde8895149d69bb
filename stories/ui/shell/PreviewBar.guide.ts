import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Spune redactorilor că pagina este o ciornă și ține la îndemână uneltele lor.',
  aliases: ['previzualizare', 'preview', 'ciornă', 'draft', 'editor'],
  anatomy: [
    'Cuvântul „Ciornă”',
    'Numele paginii',
    'Numărul problemelor, care duce la lista lor',
    'Comutatorul contururilor',
    'Alte unelte',
    'Legătura de ieșire',
  ],
  use: ['Pe fiecare pagină de previzualizare, ultima în document: Tab ajunge întâi la conținut'],
  avoid: ['Nu o arăta vizitatorilor', 'Nu spune „nicio problemă” cât numărul nu se știe'],
  widths: 'Rămâne sus, iar antetul se oprește sub ea; sub 1720 px uneltele trec pe al doilea rând.',
  keys: [
    ['B', 'duce focalizarea la bară, pe paginile de previzualizare'],
    ['O', 'arată și ascunde contururile, pe paginile de previzualizare'],
    ['Tab', 'trece prin unelte, apoi la ieșire'],
  ],
  speech: 'Regiune „Previzualizare”; contururile sunt un buton apăsat sau nu.',
  related: ['shell/WidgetOutline', 'shell/ThemeSwitch'],
}
