import type { ContentName, ContentOf } from '#app/api/content.ts'
import type { Catalogue } from '#app/domain/catalogue.ts'
import { lastChanges } from '#app/domain/lastChanges.ts'
import { linkedPages, sitemapPaths } from '#app/domain/sitemap.ts'
import { memoize } from './memoize.ts'

type Published = {
  get: <Name extends ContentName>(name: Name) => Promise<ContentOf<Name>>
  catalogue: () => Promise<Catalogue>
  /** Whether a content page with that slug exists. */
  hasPage: (slug: string) => Promise<boolean>
  /** The current day in Romania. */
  today: () => string
}

const daysFrom = memoize(
  (
    { games, providers, collections, categories }: Catalogue,
    promotions: ContentOf<'promotions'>,
    today: string,
  ) =>
    lastChanges({
      games: [...games.values()],
      providers: [...providers.values()],
      collections: [...collections.values()],
      categories: [...categories.values()],
      promotions,
      today,
    }),
)

/** Days of the last changes of public pages, by path (SEO-01); the same map while the content is the same. */
export const createChanges =
  ({ get, catalogue, today }: Pick<Published, 'get' | 'catalogue' | 'today'>) =>
  async (): Promise<ReadonlyMap<string, string>> => {
    const [lists, promotions] = await Promise.all([catalogue(), get('promotions')])
    return daysFrom(lists, promotions, today())
  }

/** Paths of all public pages (SEO-01); the same array while the content is the same. */
export function createSitemap({ get, catalogue, hasPage, today }: Published) {
  const pathsFrom = memoize(
    (
      { games, providers, collections, categories, jackpots }: Catalogue,
      promotions: ContentOf<'promotions'>,
      layouts: ContentOf<'layouts'>,
      pages: string,
      day: string,
    ) =>
      sitemapPaths({
        games: [...games.values()],
        providers: [...providers.values()],
        collections: [...collections.values()],
        categories: [...categories.values()],
        jackpots,
        promotions,
        today: day,
        layouts,
        pages: pages.split(' ').filter(Boolean),
      }),
  )

  return async (): Promise<string[]> => {
    const [lists, promotions, layouts, submenu, settings] = await Promise.all([
      catalogue(),
      get('promotions'),
      get('layouts'),
      get('submenu'),
      get('settings'),
      // The catalogue works without jackpots, but the map would lack their pages.
      get('jackpots'),
    ])
    const slugs = linkedPages({ submenu, settings })
    const found = await Promise.all(slugs.map(async (slug) => ((await hasPage(slug)) ? slug : '')))
    return pathsFrom(lists, promotions, layouts, found.join(' '), today())
  }
}
