import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { ContentKey, MAX_KEYS } from '../content/keys.ts'
import type { Redis } from './redis.ts'

/** Messages between instances. */
const News = v.variant('what', [
  v.object({
    what: v.literal('changed'),
    keys: v.pipe(v.array(ContentKey), v.maxLength(MAX_KEYS)),
  }),
  v.object({
    what: v.literal('breaker'),
    upstream: v.picklist(['casino', 'cms', 'winners']),
    open: v.boolean(),
  }),
])

const Message = v.object({ from: v.string(), news: News })

export type News = v.InferOutput<typeof News>

/** Messages between the instances of a site; no instance receives its own. */
export function createNews(redis: Redis, site: string) {
  const channel = `arama:${site}:news`
  const own = randomUUID()
  return {
    /** Resolves to whether it was sent. */
    tell: async (news: News): Promise<boolean> =>
      (await redis.ask((client) => client.publish(channel, JSON.stringify({ from: own, news })))) !==
      undefined,
    listen(hear: (news: News) => void): void {
      redis.listen(channel, (text) => {
        const message = v.safeParse(v.pipe(v.string(), v.parseJson(), Message), text)
        if (message.success && message.output.from !== own) hear(message.output.news)
      })
    },
  }
}
