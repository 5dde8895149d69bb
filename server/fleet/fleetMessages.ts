import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { ContentKey, MAX_KEYS } from '../content/keys.ts'
import type { Redis } from './redis.ts'

/** Messages between instances. */
const FleetMessage = v.variant('what', [
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

const Message = v.object({ from: v.string(), news: FleetMessage })

export type FleetMessage = v.InferOutput<typeof FleetMessage>

/** Messages between the instances of a site; no instance receives its own. */
export function createFleetMessages(redis: Redis, site: string) {
  const channel = `arama:${site}:news`
  const own = randomUUID()
  return {
    /** Resolves to whether it was sent. */
    publish: async (news: FleetMessage): Promise<boolean> =>
      (await redis.ask((client) => client.publish(channel, JSON.stringify({ from: own, news })))) !==
      undefined,
    listen(hear: (news: FleetMessage) => void): void {
      redis.listen(channel, (text) => {
        const message = v.safeParse(v.pipe(v.string(), v.parseJson(), Message), text)
        if (message.success && message.output.from !== own) hear(message.output.news)
      })
    },
  }
}
