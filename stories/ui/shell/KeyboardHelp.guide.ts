import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Lista tastelor site-ului, conținutul ferestrei de ajutor.',
  aliases: ['taste', 'scurtături', 'keyboard shortcuts', 'ajutor'],
  anatomy: ['Ce face tasta', 'Tasta, desenată ca pe tastatură; două variante sunt legate cu „sau”'],
  use: ['Într-un Dialog deschis cu „?”', 'După ce cineva a folosit o tastă; altfel rămâne nevăzută'],
  avoid: ['Nu o arăta pe ecrane atinse fără tastatură', 'Nu adăuga taste care există numai într-o pagină'],
  widths: 'Pe telefon tasta trece sub explicație când nu încap pe un rând.',
  keys: [],
  speech: 'Listă de termeni: tasta, apoi efectul; săgețile se citesc „săgeată stânga”.',
  related: ['overlay/Dialog', 'controls/SearchField'],
}
