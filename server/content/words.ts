import type { MenuWords } from '#app/domain/menus.ts'
import type { PageWords } from '#app/domain/pages/draft.ts'
import preview from '#app/platform/messages/preview.json'

/** Title of the page with the facts of the catalogue. */
export const catalogueTitle = preview['preview.catalogue']

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

/** Texts of the fixed menu entries. */
export const menuWords = (messages: Messages): MenuWords =>
  Object.fromEntries(keys.map((key) => [key, messages[`menu.${key}`]])) as MenuWords

const titles = [
  'lobby',
  'allGames',
  'liveLobby',
  'allLiveGames',
  'salon',
  'collections',
  'providers',
  'jackpots',
  'compare',
  'lists',
  'promotions',
  'tournaments',
  'winnersRecent',
  'winnersJackpot',
  'winnersHall',
  'myGames',
  'myLiveGames',
  'mirror',
] as const satisfies readonly Exclude<keyof PageWords, 'descriptions'>[]

const descriptions = ['game', 'list', 'page'] as const satisfies readonly (keyof PageWords['descriptions'])[]

type Titles = { [Key in `title.${(typeof titles)[number]}`]: string } & {
  [Key in `description.${(typeof descriptions)[number]}`]: string
}

/** Titles of pages that the content does not name. */
export const pageWords = (messages: Titles): PageWords =>
  ({
    ...Object.fromEntries(titles.map((key) => [key, messages[`title.${key}`]])),
    descriptions: Object.fromEntries(descriptions.map((key) => [key, messages[`description.${key}`]])),
  }) as PageWords
