import { useEffect, useLayoutEffect } from 'react'
import type { GameListSlice } from '#app/api/contract/pageSlices.ts'
import { isChosen } from '#app/domain/filters/overrides.ts'
import { parseFilters } from '#app/domain/filters/parse.ts'
import type { Filters } from '#app/domain/filters/store.ts'
import { keepFilters, keptFilters } from '#app/navigation/entryFilters.ts'
import { browserPagePath } from '#app/navigation/historyEntries.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { hasStoredFilters } from '#app/platform/storedFilters.ts'
import { storeOf, useStore, useVisit, type Visit } from '#app/platform/visit.ts'
import { createFilters } from './filterStore.ts'
import { keepsFilters, overridesOf } from './overrides.ts'

/** Remembers which list the filters of the visit belong to. */
function createShownList(visit: Visit) {
  const filters = storeOf(visit, createFilters)
  /** Path of the list. */
  let shown: string | undefined
  return {
    /**
     * A list mounts: chosen filters are kept from list to list (FIL-02), overrides of the last list are not. A page in
     * between may have cleared them (FIL-04).
     */
    enter(pathname: string, { of }: GameListSlice): void {
      if (shown !== pathname) filters.leave(shown !== undefined || hasStoredFilters())
      shown = pathname
      filters.override(overridesOf(of))
    },
    /** Drops the filters of a page once the browser is at another one; a re-rendered page keeps them. */
    leave(pathname: string): void {
      queueMicrotask(() => {
        if (shown !== pathname || browserPagePath() === pathname) return
        shown = undefined
        filters.leave(keepsFilters(browserPagePath()))
      })
    },
  }
}

/** Applies the overrides of the page and the filters stored with its history entry. */
export function useEntryFilters(list: GameListSlice, { applied, overrides }: Filters): void {
  const visit = useVisit()
  const here = usePageLocation()
  const { page } = here
  const store = useStore(createFilters)
  const shownList = useStore(createShownList)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry is restored once, when its page appears
  useLayoutEffect(() => {
    const { pathname } = here
    shownList.enter(pathname, list)
    const kept = keptFilters(visit, here)
    if (kept !== undefined) store.applyAtOnce(() => parseFilters(kept))
    return () => shownList.leave(pathname)
  }, [list.of])

  useEffect(
    () => keepFilters(visit, page, isChosen(applied, overrides) ? JSON.stringify(applied) : ''),
    [visit, page, applied, overrides],
  )
}
