import { type Dismissal, dismissalsIn, withDismissal } from '#app/domain/webMessages.ts'
import { readCookie, writeCookie } from '#app/platform/cookies.ts'

const COOKIE = 'web-messages'
const DISMISSED_DAYS = 0.5

/** The dismissals of this browser. */
export const readDismissals = (): Dismissal[] => dismissalsIn(readCookie(COOKIE), Date.now())

/** Hides a message for 12 hours (S2 9). */
export const dismissWebMessage = (id: string): void =>
  writeCookie(COOKIE, withDismissal(readCookie(COOKIE), id, Date.now()), DISMISSED_DAYS)
