import type { LiveRecord } from '#app/api/contract/live.ts'
import { createListeners } from '#app/domain/externalStore.ts'
import { type LiveTable, mergeRecord, tableOf } from '#app/domain/live/table.ts'

type Known = { record: LiveRecord; table: LiveTable }

export type LiveTables = ReturnType<typeof createLiveTables>

/**
 * Every live table by its code, outside React. Changes are merged at once, but `schedule` delays the listeners: to at most
 * one call a frame, and each listener only for its own table.
 */
export function createLiveTables(schedule: (tell: () => void) => void) {
  const known = new Map<string, Known>()
  const listeners = new Map<string, Set<() => void>>()
  const everything = createListeners()
  const changed = new Set<string>()
  let waiting = false
  let hasList = false

  function note(...codes: string[]): void {
    for (const code of codes) changed.add(code)
    if (waiting) return
    waiting = true
    schedule(tell)
  }

  function tell(): void {
    waiting = false
    const codes = [...changed]
    changed.clear()
    for (const code of codes) for (const listener of [...(listeners.get(code) ?? [])]) listener()
    everything.emit()
  }

  function set(record: LiveRecord): void {
    known.set(record.ImsGameCode, { record, table: tableOf(record) })
    note(record.ImsGameCode)
  }

  function forget(code: string): void {
    known.delete(code)
    note(code)
  }

  return {
    get: (code: string): LiveTable | undefined => known.get(code)?.table,
    all: (): LiveTable[] => [...known.values()].map(({ table }) => table),
    /** Whether a list of tables has ever arrived. */
    get hasList() {
      return hasList
    },
    get size() {
      return known.size
    },
    /** Replaces all tables (`init`). */
    replace(records: readonly LiveRecord[]): void {
      const codes = new Set(records.map(({ ImsGameCode }) => ImsGameCode))
      for (const code of known.keys()) if (!codes.has(code)) forget(code)
      for (const record of records) set(record)
      hasList = true
      note()
    },
    /** Merges an update into a known table; updates of unknown tables are ignored (LIV-01). */
    update(record: LiveRecord): void {
      const before = known.get(record.ImsGameCode)
      const after = before && mergeRecord(before.record, record)
      if (after && after !== before?.record) set(after)
    },
    clear(): void {
      hasList = false
      for (const code of known.keys()) forget(code)
    },
    /** Calls `listener` when the table `code` has changed, until the returned function is called. */
    watch(code: string, listener: () => void): () => void {
      const own = listeners.get(code) ?? new Set()
      listeners.set(code, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(code) === own) listeners.delete(code)
      }
    },
    /** Calls `listener` when any table has changed. */
    watchAll: everything.subscribe,
  }
}
