import { createRandom } from '../seed/random.ts'
import { earlyRecords, someGarbage } from './garbage.ts'
import type { LiveUpdate } from './tables.ts'

/** Faults of the hub that the control room has set. */
export type Harm = ReturnType<typeof createHarm>

/** Silence, refusals and garbage. */
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
    /** Milliseconds for which connections are still refused. */
    refusing: () => Math.max(0, refusedUntil - now()),
    refuse(ms: number): void {
      refusedUntil = now() + ms
    },
    /** New connections get updates before `init`. */
    updateFirst(): void {
      early = true
    },
    early: (code: string) => (early ? earlyRecords(code) : undefined),
    /** New connections get `init` and are closed with a reconnect. */
    flap(): void {
      brief = true
    },
    isBrief: () => brief,
    share: () => share,
    mix(next: number): void {
      share = next
    },
    /** Garbage to send among `updates`, so that it is `share` of all records. */
    among(updates: readonly LiveUpdate[]): string | undefined {
      const pieces = share === 0 ? [] : updates.filter(() => random.chance(share / (1 - share)))
      return pieces.map((update) => someGarbage(random, update)).join('') || undefined
    },
    /** Ends silence and wrong order. */
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
