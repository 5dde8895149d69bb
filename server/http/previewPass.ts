import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { sign, verify } from 'hono/jwt'
import * as v from 'valibot'
import { days, hours } from '#app/domain/durations.ts'

/** Name of the cookie with the pass. */
const COOKIE = 'preview'

/** The claims of a pass: a JSON Web Token, which a content system may sign as well. */
const Claims = v.object({
  aud: v.literal('preview'),
  sub: v.picklist(['editor', 'shared']),
  /** Seconds since 1970 until which it is valid. */
  exp: v.pipe(v.number(), v.integer()),
})

export type Pass = { kind: 'editor' | 'shared'; until: Date; token: string }

/** Milliseconds for which an editor stays signed in. */
const EDITOR_TIME = hours(12)

const ALGORITHM = 'HS256'

async function signed(kind: Pass['kind'], lifetime: number, secret: string): Promise<Pass> {
  const exp = Math.floor((Date.now() + lifetime) / 1000)
  const token = await sign({ aud: 'preview', sub: kind, exp }, secret, ALGORITHM)
  return { kind, until: new Date(exp * 1000), token }
}

/** A pass for an editor, of 12 hours. */
export const editorPass = (secret: string): Promise<Pass> => signed('editor', EDITOR_TIME, secret)

/** A pass that reads drafts for some days. */
export const sharedPass = (count: number, secret: string): Promise<Pass> =>
  signed('shared', days(count), secret)

/** The pass that a token stands for; `undefined` if it is forged, changed or expired. */
export async function passIn(token: string | undefined, secret: string): Promise<Pass | undefined> {
  if (!token) return undefined
  try {
    const { sub, exp } = v.parse(Claims, await verify(token, secret, ALGORITHM))
    return { kind: sub, until: new Date(exp * 1000), token }
  } catch {
    return undefined
  }
}

/** The valid pass of a request's cookie. */
export const passOf = (context: Context, secret: string): Promise<Pass | undefined> =>
  passIn(getCookie(context, COOKIE), secret)

/** Stores a pass in the browser. Over TLS also inside the frame of another site, which has cookies of its own. */
export function storePass(context: Context, { token, until }: Pass): void {
  const secure = context.get('origin').startsWith('https:')
  const common = { path: '/', httpOnly: true, expires: until } as const
  setCookie(
    context,
    COOKIE,
    token,
    secure
      ? { ...common, sameSite: 'None', secure: true, partitioned: true }
      : { ...common, sameSite: 'Lax' },
  )
}
