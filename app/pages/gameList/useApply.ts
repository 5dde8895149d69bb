import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { GameListSlice } from '#app/api/contract/pageSlices.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { leadsToAllGames } from '#app/domain/filters/overrides.ts'
import type { FilterState } from '#app/domain/filters/state.ts'
import type { Change } from '#app/domain/filters/store.ts'
import { withFlags } from '#app/domain/flags.ts'
import { orderIn, withOrder } from '#app/domain/order.ts'
import { withPreview } from '#app/domain/preview.ts'
import type { BroughtFilters } from '#app/filters/entryFilters.ts'
import { filterStore } from '#app/filters/filterStore.ts'
import { filterPageOf } from '#app/filters/overrides.ts'
import { track } from '#app/integrations/analytics.ts'
import { usePreview } from '#app/lib/Edition.ts'
import { visitQuery } from '#app/lib/flags.ts'

/**
 * Puts a change in force, or the draft without one; `open` says that the panel is. On the page of one subject other
 * filters lead to all games: the next page begins with them in the same order, and this one keeps what it shows (FIL-05).
 */
export function useApply({ of }: GameListSlice, open: boolean): (change?: Change) => void {
  const navigate = useNavigate()
  const preview = usePreview()
  const { search } = useLocation()
  const isLive = of.lobby === 'Live'
  // What leads to the next page while this one is still there: a second press adds to the first.
  const leading = useRef<FilterState>(undefined)

  function lead(next: FilterState) {
    const again = leading.current !== undefined
    leading.current = next
    const path = withPreview(addressOf(isLive ? 'live-casino-all-games' : 'all-games'), preview)
    const all = withOrder(path, orderIn(search))
    const state: BroughtFilters = { filters: JSON.stringify(next) }
    void navigate(withFlags(all, visitQuery), { replace: open || again, state })
  }

  return (change) => {
    const { draft, applied, overrides } = filterStore.getSnapshot()
    const next = change ? change(leading.current ?? applied) : draft
    track({ event: isLive ? 'live_casino_filters_click' : 'casino_filters_click' })
    if (leadsToAllGames(next, overrides, filterPageOf(of))) return lead(next)
    if (change) filterStore.applyAtOnce(change)
    else filterStore.apply()
    if (open) void navigate(-1)
  }
}
