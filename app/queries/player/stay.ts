import * as v from 'valibot'
import { createExternalStore } from '#app/lib/externalStore.ts'
import { auth } from '#app/session/auth.ts'

/** One stay at a game for money: when it began, in milliseconds since 1970, and with how much, in lei. */
const Stay = v.object({ startedAt: v.number(), entry: v.optional(v.number()) })
export type Stay = v.InferOutput<typeof Stay>

/** A stay that is over; said once, after it (UXP-18). */
export type EndedStay = Stay & { endedAt: number }

/** Kept by the tab, since a phone leaves the site for its game. */
const KEPT = 'arama.stay'

/** The stay at the game that runs in this tab. */
export const runningStay = createExternalStore<Stay | undefined>(undefined)

/** The stay whose end has not been told yet. */
export const endedStay = createExternalStore<EndedStay | undefined>(undefined)

function write(stay: Stay | undefined): void {
  try {
    if (stay) sessionStorage.setItem(KEPT, JSON.stringify(stay))
    else sessionStorage.removeItem(KEPT)
  } catch {
    // Without storage a phone's stay is not told.
  }
}

function read(): Stay | undefined {
  try {
    const result = v.safeParse(Stay, JSON.parse(sessionStorage.getItem(KEPT) ?? 'null'))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** The stay that was left for a demo, and not told. */
function untold(): Stay | undefined {
  const ended = endedStay.getSnapshot()
  return ended && v.parse(Stay, ended)
}

/** A game for money has begun; one that is opened anew goes on with its stay. */
export function beginStay(entry: number | undefined): void {
  const stay = read() ?? untold() ?? { startedAt: Date.now(), ...(entry !== undefined && { entry }) }
  write(stay)
  endedStay.set(undefined)
  runningStay.set(stay)
}

/** The game was left. */
export function endStay(): void {
  const stay = runningStay.getSnapshot() ?? read()
  write(undefined)
  runningStay.set(undefined)
  if (stay) endedStay.set({ ...stay, endedAt: Date.now() })
}

export const forgetStay = (): void => {
  write(undefined)
  runningStay.set(undefined)
  endedStay.set(undefined)
}

// What somebody won or lost is nobody's who comes after them.
auth.subscribe(() => {
  if (auth.getSnapshot().state === 'guest') forgetStay()
})
