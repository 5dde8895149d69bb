import type { Jackpot } from '#app/api/contract/casino.ts'
import { jackpots as handPicked } from '../fixtures/jackpots.ts'
import type { SeedGame } from './games.ts'
import { createRandom, weighted } from './random.ts'

const more: Jackpot[] = [
  {
    id: 'jackpot-lacrima-lunii',
    slug: 'lacrima-lunii',
    title: 'Lacrima Lunii',
    gameCodes: [],
    jackpotLevels: [
      { title: 'Lună plină', amount: 402118.45 },
      { title: 'Pătrar', amount: 9120.6 },
      { title: 'Seceră', amount: 744.15 },
    ],
  },
  {
    id: 'jackpot-noaptea-zmeului',
    slug: 'noaptea-zmeului',
    title: 'Noaptea Zmeului',
    gameCodes: [],
    jackpotLevels: [
      { title: 'Zmeul', amount: 155020.2 },
      { title: 'Palatul', amount: 12040.75 },
      { title: 'Merele', amount: 1015.5 },
      { title: 'Pintenii', amount: 96.3 },
    ],
  },
  {
    id: 'jackpot-salonul-de-aur',
    slug: 'salonul-de-aur',
    title: 'Salonul de Aur',
    gameCodes: [],
    jackpotLevels: [
      { title: 'Masa mare', amount: 88400 },
      { title: 'Masa mică', amount: 2650.35 },
    ],
  },
]

const live = 'jackpot-salonul-de-aur'

/** Six jackpots; every game with a jackpot belongs to exactly one, tables to the live one. */
export function seedJackpots(seeded: SeedGame[]): Jackpot[] {
  const jackpots = [...handPicked, ...more].map((jackpot) => ({
    ...jackpot,
    gameCodes: [...jackpot.gameCodes],
  }))
  const byId = new Map(jackpots.map((jackpot) => [jackpot.id, jackpot]))
  const placed = new Set(jackpots.flatMap((jackpot) => jackpot.gameCodes))
  for (const { game } of seeded) {
    if (!game.jackpot || placed.has(game.gameCode)) continue
    const slots = weighted(createRandom(`jackpot of ${game.gameCode}`), [
      ['jackpot-foc-de-arama', 40],
      ['jackpot-comorile-dunarii', 20],
      ['jackpot-clopotul-norocos', 14],
      ['jackpot-lacrima-lunii', 16],
      ['jackpot-noaptea-zmeului', 10],
    ] as const)
    const id = game.type === 'Live' || game.type === 'Table' ? live : slots
    byId.get(id)?.gameCodes.push(game.gameCode)
  }
  return jackpots
}
