import { createRandom, type Random } from '../art/random.ts'

export { createRandom, type Random }

/** One of `choices`, each as likely as its weight says. */
export function weighted<T>(random: Random, choices: readonly (readonly [T, number])[]): T {
  let left = random.next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [value, weight] of choices) {
    left -= weight
    if (left < 0) return value
  }
  return (choices.at(-1) as readonly [T, number])[0]
}

/** Rounds away the noise of binary fractions, so that an amount reads as money. */
export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
