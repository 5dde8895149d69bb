import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { Id } from '#app/api/contract/common.ts'
import { gatewayCalls } from '#app/api/contract/player/gateway.ts'
import { ApiError } from '#app/api/errors.ts'
import { request } from '#app/api/request.ts'
import { minutes } from '#app/lib/durations.ts'
import { timeLeft } from './upstream/deadline.ts'

/**
 * The userId of the player whose session stands in the cookies of a request, `undefined` where the gateway knows nobody
 * by them; rejects when it cannot say.
 */
export type PlayerOf = (cookies: string) => Promise<string | undefined>

type PlayerOfOptions = {
  /** The gateway as this server reaches it; without one there are no players. */
  url: string | undefined
  /** Milliseconds for one call. */
  timeout: number
}

/** Bytes of an answer: one record of one player. */
const MAX_BYTES = 64 * 1024

/** Sessions that are remembered, each for a minute. */
const MOST = 5000

const Answer = v.object({ userId: Id })

const isNobody = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 403)

/** Asks the gateway who is there, with the cookies that the browser sent; what it says of a session holds for a minute. */
export function createPlayerOf({ url, timeout }: PlayerOfOptions): PlayerOf {
  const known = new LRUCache<string, string>({ max: MOST, ttl: minutes(1) })

  async function ask(cookies: string): Promise<string | undefined> {
    const address = `${url}${gatewayCalls.info.path}?requestedPlayerData=userId`
    try {
      const { userId } = await request(address, {
        schema: Answer,
        credentials: 'include',
        cookies,
        timeout: Math.min(timeout, timeLeft() ?? timeout),
        maxBytes: MAX_BYTES,
      })
      return userId
    } catch (error) {
      if (isNobody(error)) return undefined
      throw error
    }
  }

  return async (cookies) => {
    if (!url || !cookies) return undefined
    // No key of a memory holds what opens an account.
    const key = createHash('sha256').update(cookies).digest('base64')
    const held = known.get(key)
    if (held !== undefined) return held
    const userId = await ask(cookies)
    if (userId !== undefined) known.set(key, userId)
    return userId
  }
}
