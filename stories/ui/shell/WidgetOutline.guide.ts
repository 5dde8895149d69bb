import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată redactorilor unde începe și se termină un modul și ce are.',
  anatomy: ['Contur punctat', 'Eticheta cu tip, id și problemă'],
  use: ['Numai în previzualizare'],
  avoid: ['Nu schimba mărimea modulului din el'],
  widths: 'Se întinde cât modulul; eticheta lungă se scurtează.',
  keys: [],
  speech: 'Text după conținutul modulului: tip, id, problemă.',
  related: ['shell/PreviewBar'],
}
