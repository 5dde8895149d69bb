import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Adună tot ce ajută la un joc în limite, la două atingeri de oriunde.',
  aliases: ['joc responsabil', 'limite', 'autoexcludere', 'responsible gaming', 'safer gambling'],
  anatomy: [
    'Sesiunea: timp de joc sau de la intrarea în cont, diferență, sold la intrare, sold acum; fără sume, de ce lipsesc',
    'Rânduri mari: oglinda jucătorului, limite, pauză, autoexcludere, autotest, ajutor, chatul liniei de ajutor dacă are unul',
  ],
  use: [
    'În Drawer sau Dialog, deschis din bara jocului și din meniu',
    'Cu ajutorul primul, pentru jucători autoexcluși',
  ],
  avoid: ['Nu pune promoții și nici jocuri aici', 'Nu colora diferența: un minus nu este o alarmă'],
  widths: 'O coloană; faptele stau două pe rând și trec pe unul când sumele sunt lungi.',
  keys: [
    ['Tab', 'trece prin rânduri'],
    ['Enter', 'deschide rândul'],
  ],
  speech:
    'Listă de termeni cu valori, apoi navigare „Unelte de joc responsabil” cu legături: nume și un rând de text.',
  related: ['player/SessionClock', 'player/RealityCheck', 'overlay/Drawer'],
}
