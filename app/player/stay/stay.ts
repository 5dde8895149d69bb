import * as v from 'valibot'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { keptIn } from '#app/platform/storage.ts'
import { auth } from '../session/auth.ts'

/** A stay at a game for money: its start in milliseconds since 1970, and the balance at the start in lei. */
const Stay = v.object({ startedAt: v.number(), entry: v.optional(v.number()) })
export type Stay = v.InferOutput<typeof Stay>

/** The player's last known balance in lei, and whether they hide it. */
type Money = { last?: number; masked?: boolean }

export type RunningStay = Stay & Money

/** A finished stay, whose summary is shown once (UXP-18). `away` if the game ran on another site. */
export type EndedStay = Stay & Money & { endedAt: number; away: boolean }

/** A game within the site is stored per tab; a player who left for another site may return in a new tab. */
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

/** The stay at the game that is running in this tab. */
export const runningStay = createExternalStore<RunningStay | undefined>(undefined)

/** The finished stay whose summary has not been shown yet. */
export const endedStay = createExternalStore<EndedStay | undefined>(undefined)

/** A finished stay whose summary a demo has delayed. */
function untold(): Stay | undefined {
  const ended = endedStay.getSnapshot()
  return ended && v.parse(Stay, ended)
}

const begun = (entry: number | undefined): Stay => ({
  startedAt: Date.now(),
  ...(entry !== undefined && { entry }),
})

/** Starts a stay in this tab; reopening the game continues the stored one. */
export function beginStay(entry: number | undefined): void {
  const stay = read('here') ?? untold() ?? begun(entry)
  write('here', stay)
  endedStay.set(undefined)
  runningStay.set(stay)
}

/** Updates the balance during the game, so that it is still known after the session ends. */
export function noteMoney(money: Money): void {
  const stay = runningStay.getSnapshot()
  if (stay && (stay.last !== money.last || stay.masked !== money.masked))
    runningStay.set({ ...stay, ...money })
}

/** The player leaves the site for a game (LCH-06): the start of the stay is stored until they return. */
export function leaveForGame(entry: number | undefined): void {
  write('away', read('away') ?? begun(entry))
}

/** The player has left the game. */
export function endStay(): void {
  const stay = runningStay.getSnapshot() ?? read('here')
  write('here', undefined)
  runningStay.set(undefined)
  if (stay) endedStay.set({ ...stay, endedAt: Date.now(), away: false })
}

/** The player returns from a game on another site, by whatever navigation (UXP-18). */
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

/** Username of the player whose stay is stored, as far as this document knows. */
let holder: string | undefined

// The next player must not see a stay of this one. After a session that ended by itself, or whose state could not be
// loaded, the same player may log in again and continue the stay.
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
