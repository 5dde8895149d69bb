import type { ListOf } from '#app/api/contract/pageSlices.ts'
import type { FilterPage, Overrides } from '#app/domain/filters/overrides.ts'

/** The filter that a page is itself (FIL-03): the category of a category's page. */
export const overridesOf = ({ kind, id }: ListOf): Overrides =>
  id && (kind === 'category' || kind === 'collection' || kind === 'provider') ? [{ kind, id }] : []

/** What applying filters means on this page (FIL-05). */
export const filterPageOf = ({ kind }: ListOf): FilterPage =>
  kind === 'category' || kind === 'collection' || kind === 'provider' ? kind : 'other'

/** Pages that keep the filters when a list is left for them (FIL-04): lists, and games looked at from one. */
export const keepsFilters = (pathname: string): boolean =>
  /^\/(?:preview\/)?(?:toate-jocurile|categorii|colectii\/|furnizori\/|jackpots\/|joc|play|cazinou-live\/(?:toate-jocurile|categorii))/.test(
    pathname,
  )
