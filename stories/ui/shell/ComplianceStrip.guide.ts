import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Rândul scurt de conformitate de pe orice material promoțional.',
  aliases: ['18+', 'licență', 'legal', 'disclaimer', 'bandă'],
  anatomy: ['Semnul 18+', 'Mesajul operatorului', 'Seria licenței'],
  use: ['Pe diapozitive, promoții, bonusuri și anunțul aplicației'],
  avoid: ['Nu îl pune peste imagine fără plăcuță', 'Nu îl face mai mic de 12 px'],
  widths: 'Textul trece pe mai multe rânduri; semnul rămâne la 24 px.',
  keys: [],
  speech: '„18+”, apoi textul.',
  related: ['shell/ComplianceFooter', 'player/PromotionCard', 'feedback/Banner'],
}
