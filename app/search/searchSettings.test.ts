// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { GlobalSettings } from '#app/api/contract/cms.ts'
import { ShellSlice } from '#app/api/contract/slices.ts'
import { catalogueOf } from '#app/domain/catalogue.ts'
import type { MenuWords } from '#app/domain/menus.ts'
import { shellSlice } from '#app/domain/shellSlice.ts'
import { globalSettings } from '#sandbox/fixtures/settings.ts'

const catalogue = catalogueOf({
  games: [],
  providers: [],
  collections: [],
  collectionGroups: [],
  categories: [],
  jackpots: [],
})
const words = new Proxy({} as MenuWords, { get: (_, name) => String(name) })

/** The search settings of a lobby for a `search` of the content service. */
function searchOf(search: unknown, lobby: 'Casino' | 'Live') {
  const settings = v.parse(GlobalSettings, { ...globalSettings, search })
  const source = { catalogue, layouts: [], menus: [], submenu: [], settings, words, locale: 'ro' }
  return v.parse(ShellSlice, shellSlice(source, lobby)).search
}

const everything = ['providers', 'categories', 'collections']

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['nothing of a lobby', {}],
  ['nothing in a lobby', { casino: {}, live: {} }],
])('SEA-07 without settings (%s) every kind is searched and no providers are offered', (_what, search) => {
  for (const lobby of ['Casino', 'Live'] as const)
    expect(searchOf(search, lobby)).toEqual({ lobby, searchResultIncludes: everything, providers: false })
})

test('SEA-07 casino and live have separate settings', () => {
  const search = {
    casino: { category: 'top', searchResultIncludes: ['providers'], popularProviders: true },
    live: { searchResultIncludes: [] },
  }
  expect(searchOf(search, 'Casino')).toEqual({
    lobby: 'Casino',
    category: 'top',
    searchResultIncludes: ['providers'],
    providers: true,
  })
  expect(searchOf(search, 'Live')).toEqual({ lobby: 'Live', searchResultIncludes: [], providers: false })
})

test('SEA-07 an unknown kind is dropped, and the other settings are kept', () => {
  const casino = { searchResultIncludes: ['providers', 'tables', 7] }
  expect(searchOf({ casino }, 'Casino').searchResultIncludes).toEqual(['providers'])
})
