import type { Collection, Game } from '#app/api/contract/casino.ts'
import type { CollectionsSlice, ProvidersSlice } from '#app/api/contract/slices.ts'
import { addressOf } from '../addresses.ts'
import { type Catalogue, gamesOf } from '../catalogue.ts'
import { safeHref } from '../safeLinks.ts'

/** Highest number of collections and providers in a row; the linked page has the others. */
export const ROW_LIMIT = 24

/** Lowest number of collections or providers in a row: fewer would leave most of it empty. */
export const ROW_MINIMUM = 3

/** The first pictured game that no card before has as its cover, else the first one. */
function coverOf(games: readonly Game[], taken: Set<string>): Game | undefined {
  const pictured = games.filter(({ images }) => images.includes('Thumbnail'))
  const cover = pictured.find(({ gameCode }) => !taken.has(gameCode)) ?? pictured[0]
  if (cover) taken.add(cover.gameCode)
  return cover
}

function collectionItem(catalogue: Catalogue, collection: Collection, taken: Set<string>) {
  const games = gamesOf(catalogue, collection.games)
  const { slug, title } = collection
  const cover = coverOf(games, taken)
  return {
    slug,
    title,
    count: games.length,
    href:
      safeHref(collection.actionRoute) ?? safeHref(collection.url) ?? addressOf('collections-slug', { slug }),
    ...(cover && {
      cover: { code: cover.gameCode, ...(cover.fileVersion && { version: cover.fileVersion }) },
    }),
  }
}

/** Cards of the collections that have games. */
export function collectionItems(catalogue: Catalogue, collections: Iterable<Collection>) {
  const taken = new Set<string>()
  return [...collections]
    .map((collection) => collectionItem(catalogue, collection, taken))
    .filter(({ count }) => count > 0)
}

/** Collections of the collections page (CAT-10); at most `limit`. */
export function collectionCards(catalogue: Catalogue, limit?: number): CollectionsSlice['items'] {
  const listed = [...catalogue.collections.values()].filter(({ excludeFromPage }) => !excludeFromPage)
  return collectionItems(catalogue, listed).slice(0, limit)
}

/** The providers with the number of their games; at most `limit`. */
export const providerCards = (catalogue: Catalogue, limit?: number): ProvidersSlice['items'] =>
  [...catalogue.providers.values()].slice(0, limit).map((provider) => ({
    slug: provider.slug,
    name: provider.name,
    count: gamesOf(catalogue, provider.games).length,
    href: addressOf('providers-slug', { slug: provider.slug }),
    ...(provider.lightLogoImage && { lightLogo: provider.lightLogoImage }),
    ...(provider.darkLogoImage && { darkLogo: provider.darkLogoImage }),
  }))
