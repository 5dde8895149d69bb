import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Locul asistentului: o fereastră care lasă pagina folosită.',
  aliases: ['chat', 'fereastră', 'asistent', 'widget'],
  anatomy: ['Locul pe care îl umple asistentul', 'Inelul și „Renunță”, cât se încarcă'],
  use: ['O singură dată pe pagină, sub dialoguri', 'Deschisă și închisă de ChatToggle'],
  avoid: ['Nu o pune peste butonul Joacă: ridic-o cu `lift`', 'Nu o arăta peste un joc pornit'],
  widths: 'Pe birou un panou la capătul ecranului; pe telefon o foaie deasupra barei de jos.',
  keys: [
    ['Escape', 'închide fereastra'],
    ['Tab', 'intră în asistent și iese din el'],
  ],
  speech: 'Regiune „Asistent”; cât se încarcă, o stare o spune.',
  related: ['shell/ChatToggle', 'overlay/Drawer', 'feedback/Spinner'],
}
