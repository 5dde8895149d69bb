import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'O fereastră care cere atenție: în mijlocul ecranului sau de-a lungul unei margini.',
  aliases: ['dialog', 'modal', 'fereastră', 'popup', 'alert', 'confirm'],
  anatomy: [
    'voalul peste pagină',
    'titlu, descriere, închidere',
    'conținutul, care derulează',
    'subsolul cu răspunsuri egale ca mărime',
  ],
  use: [
    'o întrebare cu două răspunsuri',
    'un mesaj al operatorului sau un bonus',
    'meniul de pe telefon, pe margine',
  ],
  avoid: ['ceva de privit îndelung sub deget: Drawer', 'o confirmare fără răspuns: Snackbars'],
  widths:
    'Rămâne fereastră la orice lățime: 360, 480 sau 1000 px, cu 16 px liberi pe margini. Pe margine are cel mult 320 px.',
  keys: [
    ['Escape', 'închide; la întrebări înseamnă „nu”'],
    ['Tab', 'trece prin butoane, fără să iasă'],
  ],
  speech:
    'Dialog, titlul; focusul este pe titlu. Cel urgent se anunță ca alertă, cu descrierea lui, iar focusul este pe răspunsul care nu strică nimic.',
  words: [
    'titlul este o întrebare sau un nume, până la 50 de semne',
    'răspunsurile sunt verbe, nu „Da” și „Nu”',
  ],
  related: ['overlay/Drawer', 'overlay/ModalStack', 'player/RealityCheck', 'player/BonusPopup'],
}
