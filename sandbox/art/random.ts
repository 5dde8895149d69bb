/** Seeded number source: every picture draws its choices from one, so a code always gives the same art. */
export type Random = {
  next(): number
  range(min: number, max: number): number
  int(count: number): number
  pick<T>(list: readonly T[]): T
  chance(probability: number): boolean
  sign(): 1 | -1
}

/** FNV-1a with a final avalanche, so that codes that differ in one digit are far apart. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Mulberry32 over the hash of a seed text. */
export function createRandom(seed: string): Random {
  let state = hashText(seed)
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (min, max) => min + (max - min) * next(),
    int: (count) => Math.floor(next() * count),
    pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
    chance: (probability) => next() < probability,
    sign: () => (next() < 0.5 ? -1 : 1),
  }
}
