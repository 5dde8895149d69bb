import { expect } from 'vitest'

/** Words that are said, or a part of them. */
export type Phrase = string | RegExp

const matches = (said: string, phrase: Phrase) =>
  typeof phrase === 'string' ? said === phrase : phrase.test(said)

/** How many of `phrases` the log has, one after the other; other words may come between. */
function countInOrder(log: readonly string[], phrases: readonly Phrase[]): number {
  let count = 0
  for (const said of log) {
    const next = phrases[count]
    if (next !== undefined && matches(said, next)) count += 1
  }
  return count
}

expect.extend({
  toSay(log: readonly string[], ...phrases: Phrase[]) {
    const count = countInOrder(log, phrases)
    return {
      pass: count === phrases.length,
      message: () => `${phrases[count] ?? phrases.join(' … ')}\n\nThe reader said:\n  ${log.join('\n  ')}`,
    }
  },
  toSayOnce(log: readonly string[], phrase: Phrase) {
    const count = log.filter((said) => matches(said, phrase)).length
    return {
      pass: count === 1,
      message: () => `${phrase}: ${count} times\n\nThe reader said:\n  ${log.join('\n  ')}`,
    }
  },
})

declare module 'vitest' {
  // The same parameters as Vitest's own, with which it is merged.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** The log contains these phrases in this order. */
    toSay: (...phrases: Phrase[]) => R
    /** The log contains this phrase, and only once. */
    toSayOnce: (phrase: Phrase) => R
  }
}
