import { createHash } from 'node:crypto'
import { minutes } from '#app/lib/durations.ts'
import { createLimiter, type Limiter } from '../http/limiter.ts'
import { createSharedAnswers, type Share, shareNothing } from './answers.ts'
import { createNews, type News } from './news.ts'
import { connectRedis, type Redis } from './redis.ts'

type Times = { fresh: number; staleIfError: number }

/** What the instances of a site have in common. Without the others, or without Redis, each goes on by its own memory. */
export type Fleet = {
  /** Answers of services for all; those under one name are good for the same time. */
  shareAnswers: (times: Times) => { share: Share; drop: (keys: readonly string[]) => Promise<void> }
  /** Tells the others; whether they could be told, where there are any. */
  tell: (news: News) => Promise<boolean>
  listen: (hear: (news: News) => void) => void
  /** Counts what somebody did at any instance. */
  limiter: (name: string, most: number) => Limiter
  close: () => void
}

/** One instance by itself. */
export const alone: Fleet = {
  shareAnswers: () => ({ share: shareNothing, drop: async () => undefined }),
  tell: async () => true,
  listen: () => undefined,
  limiter: (_name, most) => createLimiter(most),
  close: () => undefined,
}

/** Counts at one instance and in Redis: what the others saw counts where they can be asked. */
function sharedLimiter(redis: Redis, prefix: string, most: number): Limiter {
  const own = createLimiter(most)
  const keyOf = (who: string) => `${prefix}:${createHash('sha256').update(who).digest('base64url')}`
  return {
    async take(who) {
      const expiration = { type: 'PX', value: minutes(1) } as const
      const [here, answers] = await Promise.all([
        own.take(who),
        redis.ask((client) =>
          client.multi().set(keyOf(who), 0, { condition: 'NX', expiration }).incr(keyOf(who)).exec(),
        ),
      ])
      return here || Number(answers?.[1] ?? 0) > most
    },
    async isOver(who) {
      const [here, count] = await Promise.all([
        own.isOver(who),
        redis.ask((client) => client.get(keyOf(who))),
      ])
      return here || Number(count ?? 0) >= most
    },
  }
}

type FleetOptions = {
  url: string
  /** Addresses of the services: sites that ask others do not share. */
  services: readonly (string | undefined)[]
  /** Milliseconds of one call to a service. */
  timeout: number
  /** Hears once that Redis is gone, and once that it is back. */
  onChange: (change: { upstream: 'redis'; state: string }) => void
}

/** Instances that share a Redis. */
export function joinFleet({ url, services, timeout, onChange }: FleetOptions): Fleet {
  const redis = connectRedis({
    url,
    onChange: (isThere) =>
      onChange({ upstream: 'redis', state: isThere ? 'answers again' : 'is left alone' }),
  })
  const site = createHash('sha256').update(services.join(' ')).digest('base64url').slice(0, 12)
  const news = createNews(redis, site)
  return {
    shareAnswers: (times) => createSharedAnswers({ redis, site, timeout, ...times }),
    tell: news.tell,
    listen: news.listen,
    limiter: (name, most) => sharedLimiter(redis, `arama:${site}:${name}`, most),
    close: redis.close,
  }
}
