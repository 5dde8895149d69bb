import * as v from 'valibot'
import { LiveRecord } from '#app/api/contract/live.ts'
import { problemOf } from '#app/api/contract/repair.ts'
import { createYieldToMain } from '#app/api/yieldToMain.ts'
import type { LogProblem } from '#app/platform/problemLog.ts'
import type { LiveTables } from './liveTables.ts'

/** Tables read from a list; a casino has some hundreds. */
const MAX_TABLES = 5000

/** Records in the queue. When it overflows, the feed reconnects to get a new list. */
const MAX_QUEUED = 20_000

type Reader = {
  tables: LiveTables
  note: LogProblem
  /** The queue has overflowed: the known tables are out of date. */
  onOverrun: () => void
  /** Whether the page is hidden. */
  isHidden: () => boolean
}

/** Validates pushed records one by one and in order, with pauses for the main thread. */
export function createReader({ tables, note, onOverrun, isHidden }: Reader) {
  const waiting: (() => void)[] = []
  let working = false

  function parsed(input: unknown): LiveRecord | undefined {
    const result = v.safeParse(LiveRecord, input)
    if (!result.success) note('record', problemOf(result.issues))
    return result.success ? result.output : undefined
  }

  async function work(): Promise<void> {
    working = true
    // A hidden page draws no frames and its timers are slow, so the reader does not pause there.
    const yieldToMain = createYieldToMain(isHidden() ? Number.POSITIVE_INFINITY : undefined)
    while (waiting.length > 0) {
      await yieldToMain()
      // Removed before it runs, so that a queue that never empties keeps no finished jobs.
      waiting.shift()?.()
    }
    working = false
  }

  function add(jobs: readonly (() => void)[]): void {
    if (waiting.length + jobs.length > MAX_QUEUED) {
      note('flood', `${jobs.length} records on top of ${waiting.length}`)
      clear()
      onOverrun()
      return
    }
    for (const job of jobs) waiting.push(job)
    if (!working) void work()
  }

  function clear(): void {
    waiting.length = 0
  }

  function init(input: unknown): void {
    if (!Array.isArray(input)) {
      note('record', `init: expected a list, received ${typeof input}`)
      return
    }
    if (input.length > MAX_TABLES) note('flood', `${input.length} tables, the first ${MAX_TABLES} are taken`)
    const records: LiveRecord[] = []
    const read = (item: unknown) => () => {
      const record = parsed(item)
      if (record) records.push(record)
    }
    add([...input.slice(0, MAX_TABLES).map(read), () => tables.replace(records)])
  }

  function update(input: unknown): void {
    add([
      () => {
        const record = parsed(input)
        if (record) tables.update(record)
      },
    ])
  }

  return { init, update, clear }
}
