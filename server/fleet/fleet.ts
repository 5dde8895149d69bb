import { createHash } from 'node:crypto'
import { minutes } from '#app/domain/durations.ts'
import { createLimiter, type Limiter } from '../http/limiter.ts'
import { createSharedAnswers, type Share, shareNothing } from './answers.ts'
import { createFleetMessages, type FleetMessage } from './fleetMessages.ts'
import { connectRedis, type Redis } from './redis.ts'

type Times = { fresh: number; staleIfError: number }

/** Data that the instances of a site share. Without Redis each instance uses its own memory. */
export type Fleet = {
  /** Responses shared by all; those under one name are fresh for the same time. */
  shareAnswers: (times: Times) => { share: Share; drop: (keys: readonly string[]) => Promise<void> }
  /** Notifies the other instances; resolves to whether that worked, true if there are none. */
  publish: (news: FleetMessage) => Promise<boolean>
  listen: (hear: (news: FleetMessage) => void) => void
  /** Counts calls at all instances together. */
  limiter: (name: string, most: number) => Limiter
  close: () => void
}

/** A single instance. */
export const alone: Fleet = {
  shareAnswers: () => ({ share: shareNothing, drop: async () => undefined }),
  publish: async () => true,
  listen: () => undefined,
  limiter: (_name, most) => createLimiter(most),
  close: () => undefined,
}

/** Counts at this instance and in Redis; the higher number decides. */
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
  /** Addresses of the services: sites with other services do not share. */
  services: readonly (string | undefined)[]
  /** Timeout of one call to a service in milliseconds. */
  timeout: number
  /** Called once when Redis is lost, and once when it is back. */
  onChange: (change: { upstream: 'redis'; state: string }) => void
}

/** Connects the instances that share a Redis. */
export function joinFleet({ url, services, timeout, onChange }: FleetOptions): Fleet {
  const redis = connectRedis({
    url,
    onChange: (isThere) =>
      onChange({ upstream: 'redis', state: isThere ? 'answers again' : 'is left alone' }),
  })
  const site = createHash('sha256').update(services.join(' ')).digest('base64url').slice(0, 12)
  const news = createFleetMessages(redis, site)
  return {
    shareAnswers: (times) => createSharedAnswers({ redis, site, timeout, ...times }),
    publish: news.publish,
    listen: news.listen,
    limiter: (name, most) => sharedLimiter(redis, `arama:${site}:${name}`, most),
    close: redis.close,
  }
}
