import type { SearchResults } from '#app/domain/search/search.ts'

const kinds = ['games', 'providers', 'categories', 'collections'] as const

/** Number of shown results of each kind. */
export type Shares = Readonly<Record<(typeof kinds)[number], number>>

/** Total number of results of all kinds. */
export const totalOf = (results: SearchResults): number =>
  kinds.reduce((sum, kind) => sum + results[kind].total, 0)

/**
 * Divides `limit` rows among the kinds (SEA-04). Providers, categories and collections have few results and come below
 * the games, so they get their rows first, up to half of all, and games the rest.
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
