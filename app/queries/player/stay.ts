import * as v from 'valibot'
import { createExternalStore } from '#app/lib/externalStore.ts'
import { keptIn } from '#app/platform/storage.ts'
import { auth } from '#app/session/auth.ts'

/** One stay at a game for money: when it began, in milliseconds since 1970, and with how much, in lei. */
const Stay = v.object({ startedAt: v.number(), entry: v.optional(v.number()) })
export type Stay = v.InferOutput<typeof Stay>

/** What was known of the player's money last, in lei, and whether they hide it. */
type Money = { last?: number; masked?: boolean }

export type RunningStay = Stay & Money

/** A stay that is over; said once, after it (UXP-18). `away` when the game was no page of this site. */
export type EndedStay = Stay & Money & { endedAt: number; away: boolean }

/** A game within the site is the tab's; whoever has left the site for one may come back in another tab. */
const kept = { here: keptIn('tab', 'arama.stay'), away: keptIn('device', 'arama.stay') } as const
type Place = keyof typeof kept

function write(place: Place, stay: Stay | undefined): void {
  if (stay) kept[place].writeJson(v.parse(Stay, stay))
  else kept[place].remove()
}

function read(place: Place): Stay | undefined {
  const result = v.safeParse(Stay, kept[place].readJson())
  return result.success ? result.output : undefined
}

/** The stay at the game that runs in this tab. */
export const runningStay = createExternalStore<RunningStay | undefined>(undefined)

/** The stay whose end has not been told yet. */
export const endedStay = createExternalStore<EndedStay | undefined>(undefined)

/** The stay that was left for a demo, and not told. */
function untold(): Stay | undefined {
  const ended = endedStay.getSnapshot()
  return ended && v.parse(Stay, ended)
}

const begun = (entry: number | undefined): Stay => ({
  startedAt: Date.now(),
  ...(entry !== undefined && { entry }),
})

/** A game for money has begun in this tab; one that is opened anew goes on with its stay. */
export function beginStay(entry: number | undefined): void {
  const stay = read('here') ?? untold() ?? begun(entry)
  write('here', stay)
  endedStay.set(undefined)
  runningStay.set(stay)
}

/** Notes the player's money while the game runs: it is what is known of it when the session ends. */
export function noteMoney(money: Money): void {
  const stay = runningStay.getSnapshot()
  if (stay && (stay.last !== money.last || stay.masked !== money.masked))
    runningStay.set({ ...stay, ...money })
}

/** The player leaves the site for a game (LCH-06): the start is kept until they are back. */
export function leaveForGame(entry: number | undefined): void {
  write('away', read('away') ?? begun(entry))
}

/** The game was left. */
export function endStay(): void {
  const stay = runningStay.getSnapshot() ?? read('here')
  write('here', undefined)
  runningStay.set(undefined)
  if (stay) endedStay.set({ ...stay, endedAt: Date.now(), away: false })
}

/** Somebody is back from a game away from the site, whichever way they have come (UXP-18). */
export function returnFromGame(): void {
  const stay = read('away')
  if (!stay) return
  write('away', undefined)
  endedStay.set({ ...stay, endedAt: Date.now(), away: true })
}

export const forgetStay = (): void => {
  write('here', undefined)
  write('away', undefined)
  runningStay.set(undefined)
  endedStay.set(undefined)
}

/** Whose stay it is, as far as this document knows. */
let holder: string | undefined

// What somebody won or lost is nobody's who comes after them. A session that has ended by itself, or that nobody could ask
// about, may go on with the next login of the same player.
auth.subscribe(() => {
  const { state, player, guestBy } = auth.getSnapshot()
  if (player) {
    if (holder !== undefined && holder !== player.username) forgetStay()
    holder = player.username
  } else if (state === 'guest' && guestBy === undefined) {
    holder = undefined
    forgetStay()
  }
})
