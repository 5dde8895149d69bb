import { type RefObject, startTransition, useEffect, useState } from 'react'
import type { LiveTable } from '#app/domain/live/table.ts'
import { useServices } from '#app/platform/useServices.ts'
import { storeOf, useSelected, useVisit } from '#app/platform/visit.ts'
import { useHydrating } from '#ui/foundation/useHydrating.ts'
import { createTables, createTablesNow } from './liveFeed.ts'
import { watchInView } from './watchInView.ts'

/**
 * The live table `code`, subscribed while the element that shows it is in view (LIV-03). Changes are transitions: sixty
 * urgent updates a second would delay every navigation. Pass `near: false` for an element that is known to be far from the
 * view.
 */
export function useLiveTable(
  code: string,
  shown: RefObject<Element | null>,
  near = true,
): LiveTable | undefined {
  const { hub } = useServices()
  const visit = useVisit()
  const hydrating = useHydrating()
  const [table, setTable] = useState(() => (hydrating ? undefined : storeOf(visit, createTables).get(code)))
  useEffect(() => {
    if (!hub || !near || !shown.current) return
    const tables = storeOf(visit, createTables)
    const onChange = () => startTransition(() => setTable(tables.get(code)))
    return watchInView(visit, shown.current, { code, hub, onChange })
  }, [visit, code, hub, shown, near])
  return table
}

/** Whether the shown data of the tables is old. */
export const useStale = (): boolean =>
  useSelected(createTablesNow, (now) => now.state === 'known' && now.outdated)
