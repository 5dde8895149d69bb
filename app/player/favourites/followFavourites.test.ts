import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#app/content/queryClient.ts'
import { endVisit, storeOf, type Visit } from '#app/platform/visit.ts'
import { favouritesQuery } from '../data/playerQueries.ts'
import { createFavouriteFeed } from './favouriteFeed.ts'
import { followFavourites } from './followFavourites.ts'
import { showFavourite } from './showFavourites.ts'

let visit: Visit
beforeEach(() => {
  visit = createQueryClient()
  followFavourites(visit)
})
afterEach(() => endVisit(visit))

const load = (...codes: string[]) =>
  visit.setQueryData(favouritesQuery.queryKey, { favoriteGames: codes.map((gameType) => ({ gameType })) })

const feed = () => storeOf(visit, createFavouriteFeed)
const shown = () => [...feed().getSnapshot().codes]

test('FAV-01 tiles follow the loaded favourites', () => {
  load('diamant-40')
  expect(shown()).toEqual(['diamant-40'])
  load('diamant-40', 'regina-nilului')
  expect(shown()).toEqual(['diamant-40', 'regina-nilului'])
})

test('a render that creates an observer of the favourites changes nothing', () => {
  load('diamant-40')
  const onChange = vi.fn()
  feed().subscribe(onChange)
  new QueryObserver(visit, { ...favouritesQuery, enabled: false }).subscribe(() => undefined)()
  expect(onChange).not.toHaveBeenCalled()
})

test('a logout removes the marks, also of a player whose favourites were never loaded', () => {
  visit.getQueryCache().build(visit, { queryKey: favouritesQuery.queryKey })
  showFavourite(visit, 'diamant-40', true)
  visit.removeQueries(favouritesQuery)
  expect(shown()).toEqual([])
})
