import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Rândul în care se caută ceva, în panou sau într-o listă lungă.',
  aliases: ['câmp de căutare', 'search input', 'caută', 'input'],
  anatomy: [
    'casetă',
    'lupă',
    'text',
    'buton de ștergere, numai când este text',
    'tasta utilă, de exemplu Esc',
  ],
  use: ['panoul de căutare (52 px)', 'liste lungi de filtre (44 px)'],
  avoid: ['date care se trimit: TextField', 'alegerea din câteva variante: Select'],
  widths: 'Ia lățimea locului. Tasta se vede numai lângă un mouse; sub deget rămâne butonul de ștergere.',
  keys: [
    ['Tab', 'ajunge la text, apoi la butonul de ștergere'],
    ['Enter, Escape, săgeți', 'hotărăște componenta în care stă'],
  ],
  speech: 'Căutare, numele, textul scris; butonul spune „Șterge textul căutat”.',
  words: ['eticheta spune ce se caută: „Caută joc”'],
  related: ['browse/SearchPanel', 'browse/FilterGroup', 'controls/TextField'],
}
