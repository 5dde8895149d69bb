import type { Random } from '../seed/random.ts'

/** How the records of a kind of game are filled. */
export type TableKind = {
  /** Seats at the table; 0 for a table without seats. */
  seats: number
  /** One result. */
  result?: (random: Random) => string
}

const wheel = ['1', '1', '1', '2', '2', '5', '10', '20', 'x2', 'Bonus']

/** Live games by their world (`sandbox/seed/names.ts`). */
export const tableKinds = {
  ruleta: { seats: 0, result: (random) => String(random.int(37)) },
  blackjack: { seats: 7 },
  baccarat: { seats: 0, result: (random) => random.pick(['B', 'B', 'B', 'P', 'P', 'P', 'T']) },
  poker: { seats: 5 },
  spectacol: { seats: 0, result: (random) => random.pick(wheel) },
  zaruri: {
    seats: 0,
    result: (random) => Array.from({ length: 3 }, () => 1 + random.int(6)).join('-'),
  },
} as const satisfies Record<string, TableKind>

export type TableWorld = keyof typeof tableKinds

export const isTableWorld = (world: string | undefined): world is TableWorld =>
  world !== undefined && Object.hasOwn(tableKinds, world)

/** Games of unknown worlds are played like shows. */
export const worldOf = (world: string | undefined): TableWorld => (isTableWorld(world) ? world : 'spectacol')
