import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { ContentKey, MAX_KEYS } from '../content/keys.ts'
import { unstoredHeaders as headers } from './headers.ts'
import { createLimiter } from './limiter.ts'
import type { PasswordCheck } from './passwordCheck.ts'

/** Calls in a minute, in total: each may cost a call to a service for every list that it names. */
const MAX_CALLS_PER_MINUTE = 60

/** Largest body in bytes. */
const MAX_BYTES = 16_384

const Body = v.object({ changed: v.pipe(v.array(ContentKey), v.minLength(1), v.maxLength(MAX_KEYS)) })

/**
 * `POST` here, `{ changed: keys }` with `Authorization: Bearer …`: the content service reports what it has published.
 * Answers `{ dropped, everywhere }`: the keys, and whether the other instances know; 400 for an unknown key, 401, 429.
 */
export function contentChangeRoutes(gate: PasswordCheck, change: (keys: string[]) => Promise<boolean>): Hono {
  const calls = createLimiter(MAX_CALLS_PER_MINUTE)
  return new Hono().post('/', bodyLimit({ maxSize: MAX_BYTES }), async (context) => {
    const [, given = ''] = /^Bearer (\S{1,200})$/.exec(context.req.header('authorization') ?? '') ?? []
    const no = await gate(context, given)
    if (no) return no
    if (await calls.take(''))
      return context.json({ code: 'too-many' }, 429, { ...headers, 'retry-after': '60' })
    const said = v.safeParse(Body, await context.req.json().catch(() => undefined))
    if (!said.success) return context.json({ code: 'bad-body' }, 400, headers)
    const dropped = [...new Set(said.output.changed)]
    return context.json({ dropped, everywhere: await change(dropped) }, 200, headers)
  })
}
