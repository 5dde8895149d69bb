import { readCookie, writeCookie } from '#app/platform/cookies.ts'
import type { Memory } from './loginFlow.ts'
import { KEEP_ALIVE, REMEMBERED } from './wasPlayer.ts'

/** Days that both cookies are kept (S1 9, COO-01). */
const COOKIE_DAYS = 14

const forget = (name: string) => writeCookie(name, '', 0)

/** The name of a player who wants to be remembered in this browser; never a password. */
export const memory: Memory = {
  read() {
    const kept = readCookie(REMEMBERED)
    try {
      return kept ? decodeURIComponent(kept) : undefined
    } catch {
      return undefined
    }
  },
  write: (username) => writeCookie(REMEMBERED, encodeURIComponent(username), COOKIE_DAYS),
  forget: () => forget(REMEMBERED),
}

/** When this browser last sent a keep-alive, in milliseconds since 1970; shared by all tabs. */
export const lastKeepAlive = {
  read: (): number => Number(readCookie(KEEP_ALIVE) ?? 0) || 0,
  write: (at: number) => writeCookie(KEEP_ALIVE, String(at), COOKIE_DAYS),
  forget: () => forget(KEEP_ALIVE),
}
