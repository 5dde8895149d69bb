/** A list that is small on the wire and large in memory, as the chunks of its body. */
type Bomb = (bytes: number) => Iterable<string>

const CHUNK_BYTES = 64 * 1024

/** `before`, then `part` repeatedly, then `after`, with a given total size in bytes. */
const repeated = (before: string, part: string, after: string): Bomb =>
  function* (bytes) {
    yield before
    const some = part.repeat(Math.max(1, Math.floor(CHUNK_BYTES / part.length)))
    const rest = bytes - before.length - after.length
    for (let sent = 0; sent + some.length <= rest; sent += some.length) yield some
    yield after
  }

const keys = Array.from({ length: 2000 }, (_, number) => `"k${number}":0`).join()

const rest = JSON.stringify({
  type: 'Slot',
  provider: 'p1',
  ...{
    categories: ['a', 'b', 'c'],
    collections: ['d', 'e'],
    labels: [{ title: 'Nou' }],
    images: ['Thumbnail'],
  },
  ...{ jackpot: false, gamble: false, bonusGameFeature: true, demoEnabled: true, requirePassword: false },
  ...{
    promotionLevel: 1,
    commercialTier: 2,
    rtp: 96.2,
    volatility: 3,
    minBet: 0.1,
    maxBet: 500,
    maxWin: 90_000,
  },
  ...{ numberOfReels: 5, lines: 20, specialFeatures: ['Rotiri gratuite', 'Wild'], codeName: 'x'.repeat(150) },
}).slice(1)

/** As many valid games as fit. */
const games: Bomb = function* (bytes) {
  yield '['
  let sent = 2
  for (let number = 0; ; number += 1) {
    const game = `${number ? ',' : ''}{"gameCode":"g${number}","name":"Joc ${number}",${rest}`
    sent += game.length
    if (sent > bytes) break
    yield game
  }
  yield ']'
}

/** Every list is valid JSON; each is the worst of its kind. */
export const bombs = {
  'empty records': repeated('[{}', ',{}', ']'),
  'empty lists': repeated('[[]', ',[]', ']'),
  numbers: repeated('[0', ',0', ']'),
  'records in one record': repeated('[{"labels":[{}', ',{}', ']}]'),
  'lists in lists': repeated('[', '[', ''),
  'records of many fields': repeated('[{}', `,{${keys}}`, ']'),
  'one long name': repeated('[{"name":"', 'x', '"}]'),
  'one long name of two bytes a letter': repeated('[{"name":"', 'ș', '"}]'),
  'many long names': repeated('[{}', `,{"name":"${'x'.repeat(5000)}"}`, ']'),
  'space alone': repeated('[', ' ', ']'),
  'good games': games,
} satisfies Record<string, Bomb>

export type BombName = keyof typeof bombs
