import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată o pagină a site-ului de cont peste pagina noastră.',
  aliases: ['cont', 'account', 'iframe', 'cadru'],
  anatomy: [
    'Cadrul cu pagina contului',
    'Locul ei, cât timp se încarcă',
    'După 15 secunde: mesajul, „Deschide într-o filă nouă” și „Încearcă din nou”',
  ],
  use: [
    'În Dialog de mărime l',
    'ready vine de la pagina din cadru, printr-un mesaj pe care îl ascultă aplicația',
  ],
  avoid: [
    'Nu arăta cadrul la evenimentul load: pagina poate fi goală',
    'Nu pune butoane peste cadru; închiderea este a ferestrei',
  ],
  widths: 'Ia lățimea ferestrei și aproape toată înălțimea ei, cel puțin 70 %.',
  keys: [
    ['Tab', 'intră în pagina din cadru; când întârzie, trece prin cele două butoane'],
    ['Enter', 'deschide pagina separat sau o cere din nou'],
  ],
  speech: '„Se încarcă pagina contului”, apoi cadrul cu numele lui; întârzierea se anunță imediat.',
  related: ['overlay/Dialog', 'feedback/EmptyState', 'shell/PlayerArea'],
}
