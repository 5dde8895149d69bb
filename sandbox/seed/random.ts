import { createRandom, type Random } from '../art/random.ts'

export { createRandom, type Random }

/** A weighted random choice. */
export function weighted<T>(random: Random, choices: readonly (readonly [T, number])[]): T {
  let left = random.next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [value, weight] of choices) {
    left -= weight
    if (left < 0) return value
  }
  return (choices.at(-1) as readonly [T, number])[0]
}

/** Rounds an amount to `digits` decimals. */
export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
