import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose:
    'Scrie o sumă de bani la fel peste tot: cifre de aceeași lățime, separatori românești, moneda la urmă.',
  aliases: ['sumă', 'bani', 'lei', 'amount', 'money', 'preț'],
  anatomy: [
    'Cifrele, cu punct la mii și virgulă la zecimale',
    'Cuvântul de mărime: mii, mil., mld.',
    'Moneda: lei',
  ],
  use: [
    'full pentru solduri, câștiguri și jackpoturi citite cu atenție',
    'short pe o imagine de joc, unde locul este mic',
    'compact pentru statistici: de la 1.000 lei suma se spune în cuvinte',
    'digits pentru limite și plafoane fără bani mărunți',
    'to pentru un interval, de exemplu mizele unei mese',
  ],
  avoid: [
    'Sume rotunjite în sus: componenta taie mereu în jos',
    'Sume care se schimbă singure: folosește JackpotTicker',
    'bare fără un titlu alăturat care spune moneda',
  ],
  widths: 'Nu se schimbă cu lățimea; suma nu se rupe pe două rânduri.',
  keys: [],
  speech: 'Se citește ca text: „1.284.907,36 lei”. Nu are rol și nu anunță schimbările.',
  related: ['game/JackpotTicker', 'game/JackpotPanel'],
}
