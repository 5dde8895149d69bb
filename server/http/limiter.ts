import { LRUCache } from 'lru-cache'
import { minutes } from '#app/lib/durations.ts'

/** Counts what somebody did within a minute of the last time; the 10 000 who came last are known. */
export function createLimiter(most: number) {
  const counts = new LRUCache<string, number>({ max: 10_000, ttl: minutes(1) })
  return {
    isOver: (who: string): boolean => (counts.get(who) ?? 0) >= most,
    add(who: string): void {
      counts.set(who, (counts.get(who) ?? 0) + 1)
    },
  }
}
