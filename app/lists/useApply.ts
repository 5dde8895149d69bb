import { useRef } from 'react'
import type { GameListSlice } from '#app/api/contract/pageSlices.ts'
import { leadsToAllGames } from '#app/domain/filters/overrides.ts'
import type { FilterState } from '#app/domain/filters/state.ts'
import type { Change } from '#app/domain/filters/store.ts'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { useAllGames } from '#app/navigation/useAllGames.ts'
import { track } from '#app/platform/analytics/track.ts'
import { useStore, useVisit } from '#app/platform/visit.ts'
import { createFilters } from './filters/filterStore.ts'
import { filterPageOf } from './filters/overrides.ts'

/**
 * Returns a function that applies a change, or without one the draft, and closes the panel. On the page of one subject
 * other filters navigate to all games, with the same order; this page does not change (FIL-05).
 */
export function useApply({ of }: GameListSlice): (change?: Change) => void {
  const { open, close } = useModalEntry('filters')
  const visit = useVisit()
  const filters = useStore(createFilters)
  const allGames = useAllGames(of.lobby)
  // Filters of the pending navigation: a second press adds to the first.
  const leading = useRef<FilterState>(undefined)

  function lead(next: FilterState) {
    const again = leading.current !== undefined
    leading.current = next
    allGames.lead(next, { replace: open || again })
  }

  return (change) => {
    const { draft, applied, overrides } = filters.getSnapshot()
    const next = change ? change(leading.current ?? applied) : draft
    track(visit, { event: of.lobby === 'Live' ? 'live_casino_filters_click' : 'casino_filters_click' })
    if (leadsToAllGames(next, overrides, filterPageOf(of))) return lead(next)
    if (change) filters.applyAtOnce(change)
    else filters.apply()
    close()
  }
}
