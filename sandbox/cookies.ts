import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** Cookies of the gateway, of the platform, and of a remembered login. */
export type SandboxCookie = 'sandbox-gateway' | 'sandbox-platform' | 'sandbox-remember'

const options = (c: Context) => ({
  httpOnly: true,
  sameSite: 'Lax' as const,
  path: '/',
  secure: new URL(c.req.url).protocol === 'https:',
})

export const readCookie = (c: Context, name: SandboxCookie): string | undefined => getCookie(c, name)

/** `maxAge` in seconds; without it a session cookie. */
export const writeCookie = (c: Context, name: SandboxCookie, value: string, maxAge?: number): void =>
  setCookie(c, name, value, { ...options(c), maxAge })

export const clearCookie = (c: Context, name: SandboxCookie): void => void deleteCookie(c, name, options(c))
