import type { Leaderboard, Tournament } from '#app/api/contract/tournaments.ts'
import { createRandom } from './random.ts'
import { masked, winnerNames } from './winners.ts'

type Sketch = {
  tournament: Tournament
  players: number
  /** Points of the first place on the first day. */
  most: number
}

/** Tournaments by the id of their promotion. */
const sketches: Record<string, Sketch> = {
  'promo-turneul-castelului': {
    tournament: {
      prizes: [
        { from: 1, to: 1, amount: 10_000 },
        { from: 2, to: 2, amount: 6000 },
        { from: 3, to: 3, amount: 4000 },
        { from: 4, to: 10, amount: 2000 },
        { from: 11, to: 20, amount: 80 },
        { from: 21, to: 100, amount: 65 },
      ],
      rules: [
        'Fiecare leu pariat la jocurile turneului aduce un punct.',
        'Contează numai rundele jucate după ce ai apăsat „Participă”.',
        'La puncte egale, locul mai bun este al celui care le-a strâns primul.',
        'Premiile în bani intră în sold în două zile de la încheiere, fără rulaj.',
      ],
    },
    players: 1204,
    most: 4200,
  },
  'promo-premii-de-sezon': {
    tournament: {
      prizes: [
        { from: 1, to: 20, amount: 50 },
        { from: 21, to: 50, text: '5 rotiri gratuite la Comoara Dunării' },
      ],
      rules: [
        'Intră în clasament cel mai mare câștig al zilei, numărat în mize.',
        'Clasamentul se ia de la capăt la miezul nopții.',
      ],
    },
    players: 342,
    most: 900,
  },
}

/** What makes the promotion `id` a tournament. */
export const tournamentOf = (id: string): Tournament | undefined => sketches[id]?.tournament

const listed = 100
const minute = 60_000

/** Number of minutes after which the points start again, so that they stay small in a sandbox that runs for weeks. */
const span = 7 * 24 * 60

/** The leaderboard of the promotion `id` at `now`; the points of each player grow minute by minute at their own pace. */
export function leaderboardAt(id: string, now: number): Leaderboard | undefined {
  const sketch = sketches[id]
  if (!sketch) return undefined
  const at = Math.floor(now / minute)
  const scores = Array.from({ length: listed }, (_, index) => {
    const random = createRandom(`tournament ${id} ${index}`)
    const player = masked(random.pick(winnerNames))
    const start = sketch.most * 0.97 ** index * random.range(0.9, 1)
    return { player, points: Math.round(start + (at % span) * 0.2 * random.next() * 0.97 ** index) }
  })
  const standings = scores
    .toSorted((one, other) => other.points - one.points)
    .map((score, index) => ({ place: index + 1, ...score }))
  return { updatedAt: at * minute, players: sketch.players, standings }
}

/** Place of the sandbox's players who have played, once they take part. */
const OWN_PLACE = 12

/** The place of a player who has played. */
export function ownPlaceAt(id: string, now: number) {
  const standing = leaderboardAt(id, now)?.standings[OWN_PLACE - 1]
  return standing && { place: standing.place, points: standing.points }
}
