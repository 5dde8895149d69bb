import { createRandom } from '../seed/random.ts'
import { earlyRecords, someGarbage } from './garbage.ts'
import type { LiveUpdate } from './tables.ts'

/** What the control room does to the hub, as long as it lasts. */
export type Harm = ReturnType<typeof createHarm>

/** Silence, refusals and garbage that somebody asked for. */
export function createHarm(now: () => number) {
  const random = createRandom('garbage')
  let hanging = false
  let refusedUntil = 0
  let early = false
  let share = 0
  let brief = false

  return {
    isHanging: () => hanging,
    hang(): void {
      hanging = true
    },
    /** Milliseconds for which nobody is let in any more. */
    refusing: () => Math.max(0, refusedUntil - now()),
    refuse(ms: number): void {
      refusedUntil = now() + ms
    },
    /** From now on those who come hear of tables before they hear what tables there are. */
    updateFirst(): void {
      early = true
    },
    early: (code: string) => (early ? earlyRecords(code) : undefined),
    /** From now on nobody stays: who comes hears all tables, and is sent away to come again. */
    flap(): void {
      brief = true
    },
    isBrief: () => brief,
    share: () => share,
    mix(next: number): void {
      share = next
    },
    /** Garbage that goes out among updates, so that it is `share` of what everybody gets. */
    among(updates: readonly LiveUpdate[]): string | undefined {
      const pieces = share === 0 ? [] : updates.filter(() => random.chance(share / (1 - share)))
      return pieces.map((update) => someGarbage(random, update)).join('') || undefined
    },
    /** The hub speaks again, and to everybody in the right order. */
    resume(): void {
      hanging = false
      early = false
      brief = false
    },
    reset(): void {
      hanging = false
      early = false
      brief = false
      refusedUntil = 0
      share = 0
    },
  }
}
