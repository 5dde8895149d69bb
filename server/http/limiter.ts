import { LRUCache } from 'lru-cache'
import { minutes } from '#app/lib/durations.ts'

export type Limiter = {
  /** Counts one more of what `who` does; whether it is more than allowed within the minute that the first one began. */
  take: (who: string) => Promise<boolean>
  /** Whether one more would be. */
  isOver: (who: string) => Promise<boolean>
}

/** Counts in this process; the 10 000 who came last are known. */
export function createLimiter(most: number): Limiter {
  const counts = new LRUCache<string, number>({ max: 10_000, ttl: minutes(1), noUpdateTTL: true })
  return {
    async take(who) {
      const count = (counts.get(who) ?? 0) + 1
      if (count <= most) counts.set(who, count)
      return count > most
    },
    isOver: async (who) => (counts.get(who) ?? 0) >= most,
  }
}
