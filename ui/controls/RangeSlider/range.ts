/** Two real values; `[0, 0]` means any. */
export type Range = readonly [min: number, max: number]

/** Indexes of the two values in the list of steps. */
export type Places = readonly [low: number, high: number]

/** One of the two thumbs. */
export type Thumb = 'min' | 'max'

/** Index of the step nearest to `value`; the lower one of two equally near. */
export function nearestStep(steps: readonly number[], value: number): number {
  let nearest = 0
  for (const [place, step] of steps.entries()) {
    if (Math.abs(step - value) < Math.abs((steps[nearest] ?? 0) - value)) nearest = place
  }
  return nearest
}

/** Both indexes after moving `thumb` to `place`: it stops at the ends and at the other one. */
export function clampPair([low, high]: Places, thumb: Thumb, place: number, last: number): Places {
  if (thumb === 'min') return [Math.min(Math.max(place, 0), high), high]
  return [low, Math.max(Math.min(place, last), low)]
}

/** Indexes of the values among the steps; no bound is at its end. */
export function placesOf(steps: readonly number[], [min, max]: Range): Places {
  const last = steps.length - 1
  if (min === 0 && max === 0) return [0, last]
  const low = nearestStep(steps, min)
  return [low, Math.max(max === 0 ? last : nearestStep(steps, max), low)]
}

/** The values at two indexes; a thumb at its end has no bound, on this or another scale. */
export const rangeAt = (steps: readonly number[], [low, high]: Places): Range => [
  low === 0 ? 0 : (steps[low] ?? 0),
  high === steps.length - 1 ? 0 : (steps[high] ?? 0),
]

/** Whether the lower value is above the upper one. */
export const isCrossed = ([min, max]: Range): boolean => max !== 0 && min > max

/** Position of an index between the first and the last step, 0 to 1. */
export const positionOf = (place: number, last: number): number => (last > 0 ? place / last : 0)

/** The index nearest to a position. */
export const placeAt = (position: number, last: number): number =>
  Math.round(Math.min(Math.max(position, 0), 1) * last)

/** The thumb nearest to a press at `place`; undefined if it is on both. */
export function thumbAt([low, high]: Places, place: number): Thumb | undefined {
  if (low === high && place === low) return undefined
  return Math.abs(place - low) <= Math.abs(place - high) && place < high ? 'min' : 'max'
}

const BIG_STEP = 10

/** The index to which a key moves a thumb at `place`, within two limits; undefined for other keys. */
export function placeAfterKey(key: string, place: number, [from, to]: Places): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return place + 1
    case 'ArrowLeft':
    case 'ArrowDown':
      return place - 1
    case 'PageUp':
      return place + BIG_STEP
    case 'PageDown':
      return place - BIG_STEP
    case 'Home':
      return from
    case 'End':
      return to
  }
}

/** A typed number in Romanian or English notation; undefined if it is invalid or negative. */
export function parseTyped(text: string): number | undefined {
  const bare = text.replace(/lei|\s/gi, '')
  const thousands = bare.includes(',') || /^\d{1,3}(?:\.\d{3})+$/.test(bare)
  const plain = (thousands ? bare.replaceAll('.', '') : bare).replace(',', '.')
  return /^\d+(?:\.\d*)?$/.test(plain) ? Number(plain) : undefined
}
