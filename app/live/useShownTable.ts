import { useCallback, useSyncExternalStore } from 'react'
import { type Known, mapKnown, pending } from '#app/domain/known.ts'
import type { LiveTable } from '#app/domain/live/table.ts'
import { useServices } from '#app/platform/useServices.ts'
import { followTable, liveTables, tablesNow } from './liveFeed.ts'

/** What is known of one table; a feed that knows all tables may not know this one. */
export type TableKnown = Known<{ table: LiveTable | undefined; since: number | undefined }>

/** What is known of the table `code`, subscribed while the component is mounted. */
export function useShownTable(code: string): TableKnown {
  const { hub } = useServices()
  const subscribe = useCallback(
    (listener: () => void) => (hub ? followTable(code, hub, listener) : () => {}),
    [code, hub],
  )
  const table = useSyncExternalStore(
    subscribe,
    () => liveTables.get(code),
    () => undefined,
  )
  const now = useSyncExternalStore(tablesNow.subscribe, tablesNow.getSnapshot, () => pending)
  return mapKnown(now, ({ since }) => ({ table, since }))
}
