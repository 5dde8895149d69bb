import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { unstoredHeaders as headers } from './headers.ts'
import type { Limiter } from './limiter.ts'

/** Wrong passwords that one visitor may send in a minute. */
export const MAX_WRONG_TRIES = 5

/** Resolves to the refusal of a call; `undefined` if the password is right. */
export type PasswordCheck = (context: Context, given: string) => Promise<Response | undefined>

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Checks the password against `secret`; without a secret all are refused. Compares in constant time. After five wrong
 * attempts in a minute the right one has to wait as well.
 */
export function createPasswordCheck(secret: string | undefined, tries: Limiter): PasswordCheck {
  return async (context, given) => {
    const who = context.get('counted')
    const opens = secret !== undefined && timingSafeEqual(digest(given), digest(secret))
    if (await (opens ? tries.isOver(who) : tries.take(who)))
      return context.json({ code: 'too-many' }, 429, { ...headers, 'retry-after': '60' })
    return opens ? undefined : context.json({ code: 'unauthorized' }, 401, headers)
  }
}
