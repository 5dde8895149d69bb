import type { KeyboardEvent } from 'react'

type Targets = Record<string, (at: number, last: number) => number>

const targets: Targets = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

const nextAround = (at: number, last: number): number => (at === last ? 0 : at + 1)
const previousAround = (at: number, last: number): number => (at === 0 ? last : at - 1)

const targetsAround: Targets = { ...targets, ArrowRight: nextAround, ArrowLeft: previousAround }
const targetsAroundColumn: Targets = { ArrowDown: nextAround, ArrowUp: previousAround }

function placeBy(keys: Targets, event: KeyboardEvent, at: number, last: number): number | undefined {
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return undefined
  return keys[event.key]?.(at, last)
}

/** The index to which a key leads from `at` in a line; undefined for other keys. */
export const placeAfter = (event: KeyboardEvent, at: number, last: number): number | undefined =>
  placeBy(targets, event, at, last)

/** The same in a line that goes round: after the last place comes the first. */
export const placeAround = (event: KeyboardEvent, at: number, last: number): number | undefined =>
  placeBy(targetsAround, event, at, last)

/** The same in a column, by the vertical arrow keys. */
export const placeAroundColumn = (event: KeyboardEvent, at: number, last: number): number | undefined =>
  placeBy(targetsAroundColumn, event, at, last)
