import { LRUCache } from 'lru-cache'
import { minutes } from '#app/domain/durations.ts'

export type Limiter = {
  /** Counts one call of `who`; whether it exceeds the limit of the minute that began with the first one. */
  take: (who: string) => Promise<boolean>
  /** Whether one more would exceed it. */
  isOver: (who: string) => Promise<boolean>
}

/** Counts in this process; the 10 000 most recent callers are known. */
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
