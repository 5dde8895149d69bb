import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Un buton care trece prin cele trei teme.',
  aliases: ['temă', 'dark mode', 'întunecat', 'luminos', 'theme toggle'],
  anatomy: ['Semnul temei în vigoare: lună, ecran, soare', 'Numele ei: „Temă: sistem”'],
  use: ['La capătul sub-meniului', 'În meniul de pe telefon ca ThemeRow: cele trei teme una lângă alta'],
  avoid: ['Nu îl înlocui cu un comutator: sunt trei stări'],
  widths: '36 px; 44 px sub deget.',
  keys: [['Enter sau Spațiu', 'trece la tema următoare: întunecată, sistem, luminoasă']],
  speech: 'Numele spune starea și ce urmează: „Temă: întunecată. Comută la sistem”.',
  related: ['shell/SubMenu', 'shell/QuietMode'],
}
