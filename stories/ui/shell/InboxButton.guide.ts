import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Deschide lista notificărilor și spune câte sunt noi.',
  aliases: ['clopoțel', 'bell', 'notificări', 'badge'],
  anatomy: ['Clopotul', 'Insigna cu numărul celor noi, cel mult „9+”'],
  use: [
    'În antet, de la prima notificare a vizitei; mic, în bara unui joc pornit',
    'O singură dată pe pagină',
  ],
  avoid: ['Nu îl face să pulseze', 'Nu îl arăta cât lista este goală'],
  widths: '40 px; 44 px sub deget. Pe telefon lista se deschide din meniu.',
  keys: [['Enter sau Spațiu', 'deschide lista']],
  speech: 'Buton „Notificări, 3 noi”, care deschide un dialog.',
  related: ['player/InboxList', 'feedback/Badge', 'shell/ChatToggle'],
}
