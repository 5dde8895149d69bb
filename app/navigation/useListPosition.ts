import { useCallback, useState } from 'react'
import { useVisit } from '#app/platform/visit.ts'
import type { VirtualGridProps } from '#ui/layout/VirtualGrid'
import { browserPageKey, entryValue, storeInHistoryEntry } from './historyEntries.ts'

type Position = NonNullable<VirtualGridProps<unknown>['restore']>

const isPosition = (value: unknown): value is Position =>
  typeof value === 'object' &&
  value !== null &&
  'index' in value &&
  'shift' in value &&
  Number.isInteger(value.index) &&
  Number.isFinite(value.shift)

/** Stores and restores the scroll position of a list with its page in the history (RTE-15, UXP-01). */
export function useListPosition(page: string) {
  const visit = useVisit()
  const [restore] = useState(() => {
    const kept = entryValue(visit, page, 'grid')
    return isPosition(kept) && kept.index > 0 ? kept : undefined
  })
  const onPosition = useCallback(
    (position: Position) => {
      // The next page scrolls before this one unmounts; that position is not where the visitor left the list.
      if (browserPageKey() === page) storeInHistoryEntry(visit, page, 'grid', position)
    },
    [visit, page],
  )
  return { restore, onPosition }
}
