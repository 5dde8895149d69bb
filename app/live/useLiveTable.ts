import { type RefObject, startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import type { LiveTable } from '#app/domain/live/table.ts'
import { useHydrating } from '#app/platform/useHydrating.ts'
import { useServices } from '#app/platform/useServices.ts'
import { watchInView } from './inView.ts'
import { liveTables, tablesNow } from './liveFeed.ts'

/**
 * The live table `code`, subscribed while the element that shows it is in view (LIV-03). Changes are transitions: sixty
 * urgent updates a second would delay every navigation.
 */
export function useLiveTable(code: string, shown: RefObject<Element | null>): LiveTable | undefined {
  const { hub } = useServices()
  const hydrating = useHydrating()
  const [table, setTable] = useState(() => (hydrating ? undefined : liveTables.get(code)))
  useEffect(() => {
    if (!hub || !shown.current) return
    const follow = () => startTransition(() => setTable(liveTables.get(code)))
    return watchInView(shown.current, code, hub, follow)
  }, [code, hub, shown])
  return table
}

function isStale(): boolean {
  const now = tablesNow.getSnapshot()
  return now.state === 'known' && now.outdated
}

/** Whether the shown data of the tables is old. */
export const useStale = (): boolean => useSyncExternalStore(tablesNow.subscribe, isStale, () => false)
