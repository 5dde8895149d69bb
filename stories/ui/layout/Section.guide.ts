import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'O parte a paginii cu titlu, acțiune și conținut.',
  aliases: ['secțiune', 'section', 'titlu de rând', 'heading'],
  anatomy: ['Titlul', 'Numărul de elemente', '„Vezi toate” și alte butoane', 'Conținutul'],
  use: ['Pentru orice parte a paginii care are titlu', 'Cu cel mult o acțiune'],
  avoid: ['Secțiuni fără titlu', 'Două acțiuni în antet'],
  widths: 'Titlul se taie cu puncte pe telefon; acțiunea rămâne întreagă.',
  keys: [['Tab', 'ajunge la acțiune, apoi la conținut']],
  speech: 'Regiune cu numele titlului; acțiunea se citește „Vezi toate Jucate recent”.',
  words: [
    'un titlu de cel mult 30 de semne, fără punct și fără semn de exclamare',
    'acțiunea este „Vezi toate” sau un verb la fel de scurt',
  ],
  related: ['layout/Rail', 'layout/Page'],
}
