import * as v from 'valibot'
import { createExternalStore } from '#app/lib/externalStore.ts'
import { auth } from '#app/session/auth.ts'

/** One stay at a game for money: when it began, in milliseconds since 1970, and with how much, in lei. */
const Stay = v.object({ startedAt: v.number(), entry: v.optional(v.number()) })
export type Stay = v.InferOutput<typeof Stay>

/** What a stay came to: said once, after it (UXP-18). */
export type StayEnd = { minutes: number; change: number | undefined }

/** Kept by the tab, since a phone leaves the site for its game. */
const KEPT = 'arama.stay'

/** The stay whose end has not been told yet. */
export const endedStay = createExternalStore<Stay | undefined>(undefined)

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

/** A game for money has begun; one that is opened anew goes on with its stay. */
export function beginStay(entry: number | undefined): Stay {
  const stay = read() ?? { startedAt: Date.now(), ...(entry !== undefined && { entry }) }
  write(stay)
  return stay
}

/** The game was left. */
export function endStay(): void {
  const stay = read()
  write(undefined)
  if (stay) endedStay.set(stay)
}

export const forgetStay = (): void => {
  write(undefined)
  endedStay.set(undefined)
}

// What somebody won or lost is nobody's who comes after them.
auth.subscribe(() => {
  if (auth.getSnapshot().state === 'guest') forgetStay()
})
