import type { Collection } from '#app/api/contract/casino.ts'
import type { CollectionsSlice, ProvidersSlice } from '#app/api/contract/slices.ts'
import { addressOf } from '../addresses.ts'
import { type Catalogue, gamesOf } from '../catalogue.ts'
import { safeHref } from '../safeLinks.ts'

/** Highest number of collections and providers in a row; the linked page has the others. */
export const ROW_LIMIT = 24

function collectionItem(catalogue: Catalogue, collection: Collection) {
  const games = gamesOf(catalogue, collection.games)
  const { slug, title } = collection
  return {
    slug,
    title,
    count: games.length,
    href:
      safeHref(collection.actionRoute) ?? safeHref(collection.url) ?? addressOf('collections-slug', { slug }),
    covers: games
      .filter(({ images }) => images.includes('Thumbnail'))
      .slice(0, 3)
      .map(({ gameCode, fileVersion }) => ({
        code: gameCode,
        ...(fileVersion && { version: fileVersion }),
      })),
  }
}

/** Cards of the collections that have games. */
export const collectionItems = (catalogue: Catalogue, collections: Iterable<Collection>) =>
  [...collections].map((collection) => collectionItem(catalogue, collection)).filter(({ count }) => count > 0)

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
