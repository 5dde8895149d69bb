import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Ține locul unui rând care nu s-a încărcat niciodată.',
  aliases: ['reîncearcă', 'retry', 'eroare de rând', 'inline error', 'alert'],
  anatomy: ['Semn de atenție', 'Ce nu a venit', 'Buton „Reîncearcă”'],
  use: ['În locul rândului, la aceeași înălțime cu începutul lui'],
  avoid: [
    'Nu o arăta când există date vechi: acelea rămân, cu o notă',
    'Pentru lipsa conexiunii folosește OfflineBar',
  ],
  widths: 'Textul trece pe mai multe rânduri, butonul rămâne la capăt.',
  keys: [['Enter sau Spațiu', 'cere din nou']],
  speech:
    'Stare citită o dată: „Nu am putut încărca acest rând.”; butonul este „ocupat” cât se cere din nou.',
  words: ['„Nu am putut încărca …”, cu numele a ce lipsește', 'o propoziție, până la 60 de semne'],
  related: ['feedback/EmptyState', 'feedback/OfflineBar'],
}
