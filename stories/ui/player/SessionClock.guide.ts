import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată cât durează sesiunea de joc.',
  aliases: ['ceas', 'timp de joc', 'timer', 'clock', 'durată'],
  anatomy: ['Semnul ceasului, la cerere', 'Ore și minute, cu cifre de aceeași lățime'],
  use: [
    'În bara jocului și în foaia de joc responsabil',
    'Timpul prezent vine de la părinte, o dată pe minut',
  ],
  avoid: ['Nu arăta secunde: grăbesc', 'Nu îl ascunde în timpul jocului pe bani'],
  widths: 'Nu se schimbă; nu trece pe două rânduri.',
  keys: [],
  speech: '„Timp de joc: o oră și 24 de minute”. Nu este anunțat la fiecare minut.',
  related: ['shell/PlayBar', 'player/SafePlaySheet', 'player/RealityCheck'],
}
