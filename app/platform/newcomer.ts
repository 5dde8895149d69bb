import { writeCookie } from './cookies.ts'

const DAYS = 365

/**
 * Whether the player on this device has no games in their own lists; the places of their rows then reserve no tiles. The
 * boot script reads the cookie before the first paint.
 */
export function setNewcomer(isNewcomer: boolean): void {
  const { dataset } = document.documentElement
  if (isNewcomer === 'newcomer' in dataset) return
  writeCookie('newcomer', isNewcomer ? 'yes' : 'no', DAYS)
  if (isNewcomer) dataset.newcomer = ''
  else delete dataset.newcomer
}
