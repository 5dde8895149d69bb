import { expect, test } from 'vitest'
import { games, providers } from '#sandbox/fixtures/games.ts'
import { globalSettings } from '#sandbox/fixtures/settings.ts'
import { catalogueOf } from '../catalogue.ts'
import type { PageContent } from './draft.ts'
import { allGames, salonPage } from './lists.ts'

const lists = { games, providers, collections: [], collectionGroups: [], categories: [], jackpots: [] }
const content = {
  catalogue: catalogueOf(lists),
  layouts: [],
  settings: globalSettings,
  words: { salon: 'Salonul live', allLiveGames: 'Toate mesele', liveLobby: 'Cazinou live' },
} as unknown as PageContent

test('LIV-12 the salon has the list of all live games, and search engines do not list it', () => {
  const [list, salon] = [allGames(content, 'Live'), salonPage(content)]
  expect(salon).toMatchObject({ title: 'Salonul live', lobby: 'Live', unlisted: true })
  expect(salon.main).toEqual(list.main)
  expect(list.unlisted).toBeUndefined()
})
