import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { GameListSlice } from '#app/api/contract/pageSlices.ts'
import { parseFilters } from '#app/domain/filters/parse.ts'
import type { FilterState } from '#app/domain/filters/state.ts'
import { recall, remember } from '#app/lib/places.ts'
import { filterStore } from './filterStore.ts'
import { keepsFilters, overridesOf } from './overrides.ts'

const NAME = 'filters'

/** Leaves the page's filters behind once another page is there; a page that is only drawn anew is not left. */
function leaveFrom(pathname: string): void {
  queueMicrotask(() => {
    if (location.pathname !== pathname) filterStore.leave(keepsFilters(location.pathname))
  })
}

/** The filters of this page and of this entry of the history: what the page forces on, what was chosen here before. */
export function useEntryFilters({ of }: GameListSlice, applied: FilterState): void {
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry is restored once, when its page appears
  useLayoutEffect(() => {
    const { pathname } = location
    filterStore.override(overridesOf(of))
    const kept = recall(key, NAME)
    if (typeof kept === 'string') filterStore.applyAtOnce(() => parseFilters(kept))
    return () => leaveFrom(pathname)
  }, [of])

  useEffect(() => remember(key, NAME, JSON.stringify(applied)), [key, applied])
}
