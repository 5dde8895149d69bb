import { useCallback, useSyncExternalStore } from 'react'
import { type Known, mapKnown } from '#app/domain/known.ts'
import type { LiveTable } from '#app/domain/live/table.ts'
import { useServices } from '#app/platform/useServices.ts'
import { useStore, useStored } from '#app/platform/visit.ts'
import { createLiveFeed, createTables, createTablesNow } from './liveFeed.ts'

/** State of the data of one table; a feed with a list of tables may lack this one. */
export type TableKnown = Known<{ table: LiveTable | undefined; since: number | undefined }>

/** The data of the table `code`, subscribed while the component is mounted. */
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
