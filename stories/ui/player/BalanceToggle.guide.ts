import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată soldul jucătorului și îl ascunde la cerere.',
  aliases: ['sold', 'bani', 'balance', 'ascunde soldul', 'portofel', 'wallet'],
  anatomy: [
    'Pastilă cu suprafață proprie',
    'Suma în lei, cu cifre de aceeași lățime',
    'Ochiul; ținta lui este toată pastila',
  ],
  use: ['În capătul antetului, pentru jucători', 'În foaia de joc responsabil, lângă suma de la intrare'],
  avoid: [
    'Nu îl folosi pentru jackpoturi sau premii: acelea nu se ascund',
    'Nu pune suma ascunsă în altă parte a paginii',
  ],
  widths:
    'Sub 480 px semnul ochiului lipsește și pastila întreagă este butonul. Lățimea nu se schimbă între sumă, puncte și încărcare.',
  keys: [['Enter sau Spațiu', 'ascunde sau arată suma']],
  speech:
    'Grup „Sold” cu suma, apoi butonul comutator „Ascunde soldul”, apăsat sau neapăsat. Cât este ascunsă, suma nu se citește: „Sold ascuns”.',
  related: ['shell/PlayerArea', 'game/Amount', 'player/SafePlaySheet'],
}
