import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Un bonus de joc al jucătorului: cât a rămas, pentru ce jocuri, până când.',
  aliases: ['bonus', 'rotiri gratuite', 'free spins', 'card'],
  anatomy: [
    'Plăcuță cu semnul felului: cadou pentru rotiri, jeton pentru jetoane de aur',
    'Titlul dat de operator și starea, cu cuvânt',
    'Câte au rămas, cu cifre mari',
    'Linie subțire de progres și textul ei, dacă există o cerință',
    'Jocurile și expirarea',
    'Loc pentru un buton',
  ],
  use: [
    'În lista bonusurilor și deasupra listei de rotiri gratuite',
    'Numai pentru bonusuri de joc, nu pentru bani',
  ],
  avoid: [
    'Nu scrie numărători inverse și nu grăbi jucătorul',
    'Pentru o ofertă încă neacceptată folosește BonusPopup',
  ],
  widths: 'Se întinde cât coloana; textele lungi trec pe rândul următor, starea rămâne sus la capăt.',
  keys: [['Tab', 'duce la butonul cardului, dacă are unul']],
  speech:
    'Articol cu titlu, stare, „24 de rotiri gratuite”; linia are nume și valoare: „Rotiri folosite, 19 din 25”.',
  related: ['player/BonusPopup', 'feedback/Progress', 'player/PromotionCard'],
}
