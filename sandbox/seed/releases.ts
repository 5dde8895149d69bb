import { ranked, type SeedGame } from './games.ts'
import { weightOf } from './lists.ts'
import { createRandom } from './random.ts'

/** The day of the catalogue; no game is released after it. */
const today = Date.UTC(2026, 10, 20)
const day = 86_400_000

/** Days for which a slot counts as new, for the category of new slots. */
const newFor = 183
/** Highest age in days of a game labelled new. */
const labelledFor = 240
const oldest = 3 * 365

/** Larger than the weight of every game in the list of new slots. */
const heaviest = 41

/** The category whose order the release dates follow. */
export const newSlots = 'casino-sloturi-noi'

const dateOf = (daysAgo: number): string => new Date(today - daysAgo * day).toISOString().slice(0, 10)

/** Whether a slot is new on the day of the catalogue. */
export const isNew = (releasedOn: string | undefined): boolean =>
  releasedOn !== undefined && Date.parse(releasedOn) >= today - newFor * day

/** Whether the pictures of a slot have rarely been changed. */
const isYoung = ({ game }: SeedGame) => game.type === 'Slot' && Number(game.fileVersion ?? 1) < 3

/** The day of a game's release; among new slots the editors' favourites are the newest. */
export function releaseOf(entry: SeedGame, rank: number): string {
  const { game } = entry
  const random = createRandom(`release of ${game.gameCode}`)
  if (rank < ranked && isYoung(entry)) {
    const behind = Math.max(0, heaviest - weightOf(entry, newSlots)) / heaviest
    return dateOf(1 + Math.floor(behind * (newFor - 1)))
  }
  const labelled = game.labels.some(({ title }) => title === 'Nou')
  if (labelled && game.type !== 'Slot') return dateOf(1 + random.int(newFor))
  const latest = newFor + 1
  return dateOf(latest + random.int((labelled ? labelledFor : oldest) - latest))
}
