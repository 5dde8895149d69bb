import type { Lobby } from '#app/api/contract/common.ts'
import { usePreview } from '#app/content/pageContexts.ts'
import { addressOf } from '#app/domain/addresses.ts'
import type { FilterState } from '#app/domain/filters/state.ts'
import { withFlags } from '#app/domain/flags.ts'
import { orderIn, withOrder } from '#app/domain/listOrder.ts'
import { withPreview } from '#app/domain/preview.ts'
import { visitQuery } from '#app/platform/flags.ts'
import type { PassedFilters } from './entryFilters.ts'
import { usePageLocation } from './pageLocation.tsx'
import { usePageNavigation } from './usePageNavigation.ts'

/** The page of all games of a lobby: its address, and the way there with filters, in the order of the present page (FIL-05). */
export function useAllGames(lobby: Lobby) {
  const navigate = usePageNavigation()
  const { search } = usePageLocation()
  const href = withPreview(addressOf(lobby === 'Live' ? 'live-casino-all-games' : 'all-games'), usePreview())

  function lead(filters: FilterState, { replace = false } = {}): void {
    const state: PassedFilters = { filters: JSON.stringify(filters) }
    navigate(withFlags(withOrder(href, orderIn(search)), visitQuery), { replace, state })
  }

  return { href, lead }
}
