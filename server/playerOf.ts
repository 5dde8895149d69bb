import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { Id } from '#app/api/contract/common.ts'
import { gatewayCalls } from '#app/api/contract/player/gateway.ts'
import { ApiError } from '#app/api/errors.ts'
import { request } from '#app/api/request.ts'
import { minutes } from '#app/domain/durations.ts'
import { timeLeft } from './upstream/deadline.ts'

/**
 * Resolves to the userId of the player whose session is in the cookies of a request, `undefined` if the gateway finds
 * none; rejects if the gateway fails.
 */
export type PlayerOf = (cookies: string) => Promise<string | undefined>

type PlayerOfOptions = {
  /** The gateway's address for this server; without it there are no players. */
  url: string | undefined
  /** Timeout of one call in milliseconds. */
  timeout: number
}

/** Largest response in bytes: one record of a player. */
const MAX_BYTES = 64 * 1024

/** Highest number of remembered sessions, each for a minute. */
const MAX_SESSIONS = 5000

const Answer = v.object({ userId: Id })

const isNobody = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 403)

/** Asks the gateway for the player of a browser's cookies; an answer is reused for a minute. */
export function createPlayerOf({ url, timeout }: PlayerOfOptions): PlayerOf {
  const known = new LRUCache<string, string>({ max: MAX_SESSIONS, ttl: minutes(1) })

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
    // Cache keys must not contain session cookies.
    const key = createHash('sha256').update(cookies).digest('base64')
    const held = known.get(key)
    if (held !== undefined) return held
    const userId = await ask(cookies)
    if (userId !== undefined) known.set(key, userId)
    return userId
  }
}
