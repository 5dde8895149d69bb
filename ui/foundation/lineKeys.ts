import type { KeyboardEvent } from 'react'

type Targets = Record<string, (at: number, last: number) => number>

const targets: Targets = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

const targetsAround: Targets = {
  ...targets,
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
}

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
