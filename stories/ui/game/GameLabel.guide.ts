import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Spune într-un cuvânt ce are un joc deosebit.',
  aliases: ['etichetă', 'nou', 'exclusiv', 'label', 'ribbon', 'tag'],
  anatomy: ['Plăcuța', 'Cuvântul, cel mult 14 litere'],
  use: [
    'Una singură pe imagine, prima din listă',
    'colors numai după ce contrastul a fost verificat: cel puțin 4,5',
  ],
  avoid: ['Majuscule sau semne de exclamare', 'Mai multe etichete pe aceeași placă'],
  widths: 'Nu se schimbă; ce depășește 14 litere se taie cu puncte.',
  keys: [],
  speech: 'Text: „Nou”.',
  words: ['un cuvânt, cel mult două, până la 12 semne', 'un fapt: „Nou”, „Exclusiv”; nu un îndemn'],
  related: ['game/GameTile', 'feedback/Badge'],
}
