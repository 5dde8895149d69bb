import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'O promoție într-o listă: imagine, nume, perioadă, participare.',
  aliases: ['promoție', 'ofertă', 'promotion', 'card', 'înscriere'],
  anatomy: [
    'Imagine 16:9 cu starea: „Activă” sau „Disponibilă”',
    'Numele, legătură întinsă peste card',
    'Perioada în cuvinte',
    'Buton „Participă” sau „Renunță” și legătura spre termeni',
    'Fâșia de conformitate',
  ],
  use: ['În lista promoțiilor și în rânduri din lobby', 'Fără buton, când cel care citește este vizitator'],
  avoid: [
    'Nu o arăta jucătorilor autoexcluși',
    'Nu pune text peste imagine',
    'Pentru un bonus primit folosește BonusCard',
  ],
  widths: 'Se întinde cât coloana; butonul și termenii trec pe două rânduri dacă nu încap.',
  keys: [
    ['Tab', 'cardul, participarea, termenii'],
    ['Enter', 'deschide promoția sau răspunde'],
  ],
  speech: 'Articol cu numele promoției; butonul spune și pentru ce: „Participă Toamna Reginei”.',
  related: ['player/BonusCard', 'shell/ComplianceStrip', 'controls/Button'],
}
