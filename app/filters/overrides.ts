import type { ListOf } from '#app/api/contract/pageSlices.ts'
import type { RouteName } from '#app/domain/addresses.ts'
import type { FilterPage, Overrides } from '#app/domain/filters/overrides.ts'
import { withoutPreview } from '#app/domain/preview.ts'
import { matchAt } from '#app/domain/routeMatch.ts'

/** The filter that a page is itself (FIL-03): the category of a category's page. */
export const overridesOf = ({ kind, id }: ListOf): Overrides =>
  id && (kind === 'category' || kind === 'collection' || kind === 'provider') ? [{ kind, id }] : []

/** What applying filters means on this page (FIL-05). */
export const filterPageOf = ({ kind }: ListOf): FilterPage =>
  kind === 'category' || kind === 'collection' || kind === 'provider' ? kind : 'other'

/** Lists, and what games are looked at and played on. */
const keeping: ReadonlySet<RouteName> = new Set<RouteName>([
  'all-games',
  'categories-slug',
  'collections-slug',
  'providers-slug',
  'jackpots-slug',
  'live-casino-all-games',
  'live-casino-categories-slug',
  'games-game',
  'play-game-demo',
  'play-game-real',
])

/** Whether a list keeps its filters when it is left for the page at `pathname` (FIL-04). */
export function keepsFilters(pathname: string): boolean {
  const match = matchAt(withoutPreview(pathname))
  return match !== undefined && keeping.has(match.name)
}
