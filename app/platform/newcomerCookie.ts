import { writeCookie } from './cookies.ts'

const COOKIE_DAYS = 365

/**
 * Stores whether the player of this device is a newcomer: their own lists have no games, so their rows reserve no space.
 * The boot script reads the cookie before the first paint.
 */
export function setNewcomerCookie(isNewcomer: boolean): void {
  const { dataset } = document.documentElement
  if (isNewcomer === 'newcomer' in dataset) return
  writeCookie('newcomer', isNewcomer ? 'yes' : 'no', COOKIE_DAYS)
  if (isNewcomer) dataset.newcomer = ''
  else delete dataset.newcomer
}
