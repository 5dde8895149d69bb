import type { ListOf } from '#app/api/contract/pageSlices.ts'
import type { RouteName } from '#app/domain/addresses.ts'
import type { FilterPage, Overrides } from '#app/domain/filters/overrides.ts'
import { withoutPreview } from '#app/domain/preview.ts'
import { matchAt } from '#app/domain/routeMatch.ts'

/** The override of a list page (FIL-03), such as the category of a category's page. */
export const overridesOf = ({ kind, id }: ListOf): Overrides =>
  id && (kind === 'category' || kind === 'collection' || kind === 'provider') ? [{ kind, id }] : []

/** The kind of page for the rules of applying filters (FIL-05). */
export const filterPageOf = ({ kind }: ListOf): FilterPage =>
  kind === 'category' || kind === 'collection' || kind === 'provider' ? kind : 'other'

/** Routes that keep filters: lists, and pages where games are viewed and played. */
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

/** Whether the filters of a list are kept when the page at `pathname` opens (FIL-04). */
export function keepsFilters(pathname: string): boolean {
  const match = matchAt(withoutPreview(pathname))
  return match !== undefined && keeping.has(match.name)
}
