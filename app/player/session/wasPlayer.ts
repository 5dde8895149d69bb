import { readCookie } from '#app/platform/cookies.ts'

/** Cookies of this browser: the name to remember, and the time of the last keep-alive. */
export const REMEMBERED = 'remembered'
export const KEEP_ALIVE = 'keep-alive'

/** Whether a player was logged in when this browser last visited. */
export const wasPlayer = (): boolean => Boolean(readCookie(KEEP_ALIVE) ?? readCookie(REMEMBERED))
