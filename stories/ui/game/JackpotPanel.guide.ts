import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată un jackpot: nivelul de sus mare, celelalte sub el.',
  aliases: ['jackpot', 'panou', 'premiu', 'progressive'],
  anatomy: [
    'Numele, ca legătură spre jocuri',
    'Suma de sus',
    'Linia de metal, lată cât suma, numai decor',
    'Nivelurile, unul sub altul: panoul e înalt cât cer ele',
    'Nota „actualizat la 18:04”',
  ],
  use: [
    'Pe pagina de start și pe pagina jackpoturilor',
    'renderAmount cu JackpotTicker de mărime inherit când sumele cresc',
  ],
  avoid: ['Linia de metal ca progres', 'Mai mult de cinci niveluri'],
  widths:
    'Sub 1024 px lățime de pagină suma stă lângă nume, iar brief lasă nivelurile deoparte; cifre de 45 px de la 1280 px.',
  keys: [
    ['Tab', 'ajunge la numele jackpotului'],
    ['Enter', 'deschide jocurile lui'],
  ],
  speech: 'Regiune cu numele jackpotului; nivelurile sunt o listă de termeni: „Mare, 48.210,11”.',
  related: ['game/JackpotTicker', 'game/Amount'],
}
