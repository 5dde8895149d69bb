import type { Collection, Game, Jackpot, Provider } from '#app/api/contract/casino.ts'
import type { FactList } from '#app/api/contract/catalogueFacts.ts'
import type { Category } from '#app/api/contract/cms.ts'
import type { ContentRecord } from '#app/api/contract/faults.ts'
import { addressOf } from '../addresses.ts'
import { categoryAddress } from '../slices/games.ts'

/** The lists of the catalogue; `undefined` for one that did not load. */
export type FactLists = {
  games: readonly Game[] | undefined
  providers: readonly Provider[] | undefined
  categories: readonly Category[] | undefined
  collections: readonly Collection[] | undefined
  jackpots: readonly Jackpot[] | undefined
}

/** A list of game codes, with its page. */
export type Listing = { record: ContentRecord; href: string; codes: readonly string[] }

/** Names of the lists that name games, from the most to the least important for an editor. */
const listing = ['categories', 'collections', 'jackpots', 'providers'] as const satisfies readonly FactList[]

/** Which lists that name games did not load. */
export const lackingLists = (lists: FactLists): FactList[] =>
  listing.filter((name) => lists[name] === undefined)

/** All lists of games that have loaded. */
export function listingsOf({ categories, collections, jackpots, providers }: FactLists): Listing[] {
  const from = <T extends { id: string }>(
    kind: ContentRecord['kind'],
    items: readonly T[] | undefined,
    hrefOf: (item: T) => string,
    codesOf: (item: T) => readonly string[],
  ): Listing[] =>
    items === undefined
      ? []
      : items.map((item) => ({ record: { kind, id: item.id }, href: hrefOf(item), codes: codesOf(item) }))
  return [
    ...from('category', categories, categoryAddress, ({ games }) => games),
    ...from(
      'collection',
      collections,
      ({ slug }) => addressOf('collections-slug', { slug }),
      ({ games }) => games,
    ),
    ...from(
      'jackpot',
      jackpots,
      ({ slug }) => addressOf('jackpots-slug', { slug }),
      ({ gameCodes }) => gameCodes,
    ),
    ...from(
      'provider',
      providers,
      ({ slug }) => addressOf('providers-slug', { slug }),
      ({ games }) => games,
    ),
  ]
}
