import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Notificările vizitei: ce așteaptă, ce a fost închis și ce s-a schimbat în cont.',
  aliases: ['notificări', 'mesaje', 'inbox', 'notification center', 'listă'],
  anatomy: ['Semnul felului', 'Titlul', '„Nou” și de când este', 'Săgeata, unde se deschide ceva'],
  use: [
    'Într-un Drawer, ultimele întâi',
    'Schimbările de același fel stau într-un singur rând, cu numărul lor',
  ],
  avoid: ['Nu pune aici oferte care nu s-au anunțat', 'Nu șterge un rând fiindcă a fost citit'],
  widths: 'Cât fereastra din jur; rândurile au cel puțin 72 px.',
  keys: [
    ['Tab', 'rândurile care se deschid'],
    ['Enter sau Spațiu', 'deschide mesajul'],
  ],
  speech: 'Listă; fiecare rând spune titlul, „Nou” și când a venit.',
  related: ['shell/InboxButton', 'player/PlayerMessage', 'overlay/Drawer'],
}
