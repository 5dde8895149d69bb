import { useCallback, useSyncExternalStore } from 'react'
import { type Known, mapKnown } from '#app/domain/known.ts'
import type { LiveTable } from '#app/domain/live/table.ts'
import { useServices } from '#app/platform/useServices.ts'
import { useStore, useStored } from '#app/platform/visit.ts'
import { createLiveFeed, createTables, createTablesNow } from './liveFeed.ts'

/** What is known of one table; a feed that knows all tables may not know this one. */
export type TableKnown = Known<{ table: LiveTable | undefined; since: number | undefined }>

/** What is known of the table `code`, subscribed while the component is mounted. */
export function useShownTable(code: string): TableKnown {
  const { hub } = useServices()
  const { follow } = useStore(createLiveFeed)
  const tables = useStore(createTables)
  const subscribe = useCallback(
    (listener: () => void) => (hub ? follow(code, hub, listener) : () => {}),
    [follow, code, hub],
  )
  const table = useSyncExternalStore(
    subscribe,
    () => tables.get(code),
    () => undefined,
  )
  return mapKnown(useStored(createTablesNow), ({ since }) => ({ table, since }))
}
