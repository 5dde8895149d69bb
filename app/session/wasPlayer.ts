import { readCookie } from '#app/integrations/cookies.ts'

/** Cookies of this browser: who is to be remembered, and when a keep-alive was last sent. */
export const REMEMBERED = 'remembered'
export const KEEP_ALIVE = 'keep-alive'

/** Whether somebody was logged in when this browser was last here. */
export const wasPlayer = (): boolean => Boolean(readCookie(KEEP_ALIVE) ?? readCookie(REMEMBERED))
