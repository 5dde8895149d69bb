import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Deschide și închide asistentul și spune câte mesaje așteaptă.',
  aliases: ['chat', 'asistent', 'suport', 'help', 'bulă'],
  anatomy: [
    'Semnul discuției; plin cât asistentul este deschis',
    'Insigna, cel mult „9+”',
    'Inelul, cât se încarcă',
  ],
  use: ['La capătul sub-meniului', 'O singură dată pe pagină'],
  avoid: ['Nu îl face să pulseze la fiecare mesaj', 'Nu îl arăta unde asistentul nu există'],
  widths: '40 px; 44 px sub deget. Pe telefon stă în meniu.',
  keys: [['Enter sau Spațiu', 'deschide sau închide asistentul']],
  speech: 'Buton comutator „Asistent, 3 mesaje necitite”, apăsat cât este deschis; ocupat cât se încarcă.',
  related: ['shell/SubMenu', 'feedback/Badge', 'controls/IconButton'],
}
