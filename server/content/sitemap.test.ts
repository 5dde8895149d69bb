import { expect, test } from 'vitest'
import { catalogueOf } from '#app/domain/catalogue.ts'
import { games, providers } from '#sandbox/fixtures/games.ts'
import { globalSettings } from '#sandbox/fixtures/settings.ts'
import { createSitemap } from './sitemap.ts'

const lists = { collections: [], collectionGroups: [], categories: [], jackpots: [] }

/** A site map for which the load of `broken` fails. */
const mapWithout = (broken: string) =>
  createSitemap({
    get: async (name) => {
      if (name === broken) throw new Error(`${name} failed`)
      return (name === 'settings' ? globalSettings : []) as never
    },
    catalogue: async () => catalogueOf({ ...lists, games, providers }),
    hasPage: async () => true,
    today: () => '2026-11-26',
  })

test.each(['jackpots', 'promotions', 'layouts', 'submenu', 'settings'])(
  'SEO-01 while the %s are unknown no map is made without their pages',
  async (name) => {
    await expect(mapWithout(name)()).rejects.toThrow(`${name} failed`)
  },
)

test('SEO-01 all lists give a site map', async () => {
  expect((await mapWithout('')()).length).toBeGreaterThan(10)
})
