import { seconds } from '#app/domain/durations.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { failed, pending } from '#app/domain/known.ts'
import { type TablesKnown, tablesKnown } from '#app/domain/live/feed.ts'
import { createRetryBudget } from '#app/domain/retryBudget.ts'
import { logFailure } from '#app/platform/logFailure.ts'
import { showNotice } from '#app/platform/notices/showNotice.ts'
import { onWake } from '#app/platform/onWake.ts'
import { createProblemLog } from '#app/platform/problemLog.ts'
import { endOf, storeOf, type Visit } from '#app/platform/visit.ts'
import { whenIdle } from '#app/platform/whenIdle.ts'
import { createFeed } from './hub/feed.ts'
import { createLiveTables } from './hub/liveTables.ts'
import { createReader } from './hub/reader.ts'
import { atNextFrame } from './pace.ts'

/** How long the feed keeps running when no live table is in view: the next page may show tables again. */
const STOP_DELAY = seconds(10)

/** A loss of the connection is reported only after this time. */
const OUTAGE_REPORT_DELAY = seconds(3)

/** Longest wait for the first list of tables before it counts as failed. */
const FIRST_LIST_TIMEOUT = seconds(15)

/** The current state of every live table. */
export const createTables = () => createLiveTables(atNextFrame)

/** What is known of the tables: nothing yet, failed, or their current state. */
export const createTablesNow = () => createExternalStore<TablesKnown>(pending)

/** A feed that fills the tables of the visit from the hub at the address that `address` returns. */
function createTablesFeed(visit: Visit, address: () => string) {
  const tables = storeOf(visit, createTables)
  const note = createProblemLog((line) => console.warn(`live ${line}`))
  const reader = createReader({
    tables,
    note,
    onOverrun: () => feed.restart(),
    isHidden: () => document.hidden,
  })
  const feed = createFeed({
    async open(handlers) {
      const { openHub } = await import('./hub/hub.ts')
      return openHub(address(), handlers, note)
    },
    reader,
    budget: createRetryBudget('hub', Math.random),
    clear: tables.clear,
    onStopFail(error) {
      const id = 'errors.failed-to-disconnect-from-live-feed'
      logFailure(id, error)
      void showNotice(visit, (words) => ({ type: 'alert', title: words(id) }))
    },
    now: Date.now,
  })
  return feed
}

const isGood = (now: TablesKnown): boolean => now.state === 'known' && !now.outdated

/** Publishes the state of the tables from the feed; missing or stale data only after a delay. */
function publishTables(visit: Visit, feed: ReturnType<typeof createTablesFeed>): void {
  const tables = storeOf(visit, createTables)
  const tablesNow = storeOf(visit, createTablesNow)
  let timer: ReturnType<typeof setTimeout> | undefined
  let troubled: number | undefined

  function look(): void {
    const state = feed.state.getSnapshot()
    const next = tablesKnown(state, tables.told)
    if (isGood(next) && isGood(tablesNow.getSnapshot())) return
    clearTimeout(timer)
    if (isGood(next) || state.name === 'off') {
      troubled = undefined
      tablesNow.set(next)
      return
    }
    troubled ??= Date.now()
    const wait = troubled + ('since' in state ? OUTAGE_REPORT_DELAY : FIRST_LIST_TIMEOUT) - Date.now()
    timer = setTimeout(() => tablesNow.set(next.state === 'pending' ? failed : next), Math.max(0, wait))
  }
  feed.state.subscribe(look)
  tables.watchAll(look)
}

/** The connection of the visit to the hub of live tables; it runs while something wants it. */
export function createLiveFeed(visit: Visit) {
  const end = endOf(visit)
  const tables = storeOf(visit, createTables)
  let url = ''
  const feed = createTablesFeed(visit, () => url)
  publishTables(visit, feed)
  let endSigns: (() => void) | undefined
  let wanted = 0
  let ending: ReturnType<typeof setTimeout> | undefined

  function begin(): void {
    if (wanted === 0 || end.aborted) return
    endSigns ??= onWake(feed.wake)
    feed.start()
  }

  function close(): void {
    clearTimeout(ending)
    endSigns?.()
    endSigns = undefined
    feed.stop()
  }
  end.addEventListener('abort', close)

  /** Keeps the feed at `hub` running until the returned function is called. */
  function want(hub: string): () => void {
    url = hub
    wanted += 1
    clearTimeout(ending)
    // The feed starts after the first view is painted.
    if (feed.state.getSnapshot().name === 'off') void whenIdle().then(begin)
    return () => {
      wanted -= 1
      if (wanted === 0 && !end.aborted) ending = setTimeout(close, STOP_DELAY)
    }
  }

  return {
    want,
    /** Tries to connect at once, at the visitor's request. */
    retry: feed.retry,
    /** Tries to connect if the retry budget allows it, for example when a page of tables opens. */
    wake: feed.wake,
    /** Calls `listener` when the table `code` changes and keeps the feed running; the returned function unsubscribes. */
    follow(code: string, hub: string, listener: () => void): () => void {
      const ends = [tables.watch(code, listener), want(hub)]
      return () => {
        for (const stop of ends) stop()
      }
    },
  }
}
