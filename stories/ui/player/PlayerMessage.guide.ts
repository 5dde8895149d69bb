import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Un mesaj al operatorului pentru un jucător, conținutul unei ferestre.',
  aliases: ['mesaj', 'anunț', 'message', 'notificare'],
  anatomy: [
    'Plăcuță cu semnul felului: la intrare, mesaj, întrebare',
    'Titlu (lipsește când îl are fereastra)',
    'Textul operatorului, cu formatarea lui curățată',
    'Buton de închidere și cel mult o acțiune',
  ],
  use: [
    'În Dialog, un mesaj odată; următorul după o secundă',
    'Mesajele de la intrare au „Am citit” în loc de „Închide”',
  ],
  avoid: [
    'Nu îl folosi peste un joc pornit',
    'Pentru noutăți ale site-ului, pentru toți, folosește WebMessage',
  ],
  widths: 'Cel mult 520 px; butoanele stau unul lângă altul când încap.',
  keys: [
    ['Tab', 'legăturile din text, închiderea, acțiunea'],
    ['Escape', 'închide fereastra din jur'],
  ],
  speech: 'Titlu de nivel 2, apoi textul, apoi butoanele.',
  related: ['overlay/Dialog', 'player/WebMessage', 'media/HtmlContent'],
}
