import type { KeyboardEvent } from 'react'

const targets: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

/** The index to which a key leads from `at` in a line; undefined for other keys. */
export function placeAfter(event: KeyboardEvent, at: number, last: number): number | undefined {
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return undefined
  return targets[event.key]?.(at, last)
}
