import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată redactorilor unde începe și se termină un modul și ce are.',
  aliases: ['contur', 'outline', 'editor', 'widget', 'cadru'],
  anatomy: [
    'Contur punctat',
    'Eticheta cu tip, id, sursă, numărul de intrări și problemă',
    'Comenzi și datele modulului, la apăsarea etichetei',
  ],
  use: ['Numai în previzualizare'],
  avoid: ['Nu pune eticheta peste conținut', 'Nu schimba mărimea modulului din el'],
  widths: 'Se întinde cât modulul; eticheta lungă se scurtează.',
  keys: [['Enter', 'pe etichetă: arată și ascunde datele modulului']],
  speech: 'Text înaintea conținutului modulului: tip, id, sursă, număr, problemă.',
  related: ['shell/PreviewBar'],
}
