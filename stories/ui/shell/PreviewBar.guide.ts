import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Spune redactorilor că pagina este o ciornă.',
  anatomy: ['Cuvântul „Ciornă”', 'O propoziție', 'Legătura de ieșire'],
  use: ['Pe fiecare pagină de previzualizare, nu în cadrul sistemului de conținut'],
  avoid: ['Nu o arăta vizitatorilor'],
  widths: 'Pe telefon propoziția se scurtează, ieșirea rămâne întreagă.',
  keys: [['Tab', 'duce la ieșire']],
  speech: 'Regiune „Previzualizare”.',
  related: ['shell/WidgetOutline'],
}
