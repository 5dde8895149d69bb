import type { SearchResults } from '#app/domain/search/search.ts'

const kinds = ['games', 'providers', 'categories', 'collections'] as const

/** How many results of each kind are shown. */
export type Shares = Readonly<Record<(typeof kinds)[number], number>>

/** How many results there are of all kinds. */
export const totalOf = (results: SearchResults): number =>
  kinds.reduce((sum, kind) => sum + results[kind].total, 0)

/**
 * Shares `limit` rows among the kinds (SEA-04). Of providers, categories and collections there are few and they stand
 * below the games: they have their rows first, up to half of all, and games take what is left.
 */
export function sharesOf(results: SearchResults, limit: number): Shares {
  const others = totalOf(results) - results.games.total
  const games = Math.min(results.games.total, Math.max(limit - others, Math.ceil(limit / 2)))
  let left = limit - games
  const share = (kind: keyof Shares) => {
    const own = Math.min(results[kind].total, left)
    left -= own
    return own
  }
  return {
    games,
    providers: share('providers'),
    categories: share('categories'),
    collections: share('collections'),
  }
}
