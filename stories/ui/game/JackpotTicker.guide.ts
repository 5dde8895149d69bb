import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată cum crește un jackpot, cifră cu cifră, fără să miște nimic în jur.',
  aliases: ['jackpot', 'ticker', 'contor', 'odometru', 'counter', 'cifre'],
  anatomy: [
    'Cifrele, de lățime egală, într-o casetă cu loc pentru suma ce poate urma',
    'Moneda',
    'Textul întreg pentru cititoarele de ecran',
    'Nota „actualizat la 18:04” când suma e veche',
  ],
  use: [
    'xl în panoul jackpotului, m în rândul din detalii, s pe placa unui joc',
    'value de la motorul jackpotului, served de la server, ca un câștig să fie recunoscut',
    'stale după două minute fără sumă nouă',
  ],
  avoid: [
    'Numărători inverse, „fierbinte” sau alte îndemnuri',
    'Sume care scad: o scădere mică se ține pe loc, una mare spune „Câștigat”',
    'Solduri și câștiguri: folosește Amount',
  ],
  widths: 'xl are 32 px sub 1280 px lățime de pagină și 45 px de acolo în sus.',
  keys: [],
  speech:
    'Text „1.284.907,36 lei”, înnoit cel mult o dată pe minut; nu este regiune live. Cifrele animate nu se citesc.',
  related: ['game/Amount', 'game/JackpotPanel'],
}
