import type { MenuWords } from '#app/domain/menus.ts'

const keys = [
  'lobby',
  'myGames',
  'providers',
  'jackpots',
  'collections',
  'allGames',
  'liveLobby',
  'myFavourites',
  'home',
  'winners',
  'live',
  'promotions',
  'sport',
  'lotto',
  'tournaments',
] as const satisfies readonly (keyof MenuWords)[]

type Messages = { [Key in `menu.${keyof MenuWords}`]: string }

/** The words of the fixed menu entries. */
export const menuWords = (messages: Messages): MenuWords =>
  Object.fromEntries(keys.map((key) => [key, messages[`menu.${key}`]])) as MenuWords
