import { seconds } from '#app/domain/durations.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { failed, pending } from '#app/domain/known.ts'
import { type TablesKnown, tablesKnown } from '#app/domain/live/feed.ts'
import { createRetryBudget } from '#app/domain/retryBudget.ts'
import { mayPrefetch } from '#app/platform/firstView/connectionQuality.ts'
import { logFailure } from '#app/platform/logFailure.ts'
import { showNotice } from '#app/platform/notices/showNotice.ts'
import { onWake } from '#app/platform/onWake.ts'
import { createProblemLog } from '#app/platform/problemLog.ts'
import { endOf, storeOf, type Visit } from '#app/platform/visit.ts'
import { whenIdle } from '#app/platform/whenIdle.ts'
import { prefersStill } from '#ui/foundation/swipe.ts'
import { createFeed } from './hub/feed.ts'
import { createLiveTables } from './hub/liveTables.ts'
import { createReader } from './hub/reader.ts'

/** Milliseconds for which the feed keeps running without a live table in view, since the next page may show tables. */
const STOP_DELAY_MS = seconds(10)

/** Milliseconds after which a loss of the connection is reported. */
const OUTAGE_REPORT_DELAY_MS = seconds(3)

/** Milliseconds after which a missing first list of tables counts as failed. */
const FIRST_LIST_TIMEOUT_MS = seconds(15)

/** Delay in milliseconds of an update for visitors who want less motion or data. */
const REDUCED_UPDATE_INTERVAL_MS = seconds(1)

/**
 * Runs `update` in the next frame, or a second later for visitors who want less motion or data. In a hidden page it runs once
 * the page is shown.
 */
function scheduleUpdate(update: () => void): void {
  const inFrame = () => requestAnimationFrame(update)
  if (prefersStill() || !mayPrefetch()) setTimeout(inFrame, REDUCED_UPDATE_INTERVAL_MS)
  else inFrame()
}

/** The current state of every live table. */
export const createTables = () => createLiveTables(scheduleUpdate)

/** State of the tables' data: pending, failed, or known. */
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

const isCurrent = (now: TablesKnown): boolean => now.state === 'known' && !now.outdated

/** Publishes the state of the tables from the feed; missing or stale data only after a delay. */
function publishTables(visit: Visit, feed: ReturnType<typeof createTablesFeed>): void {
  const tables = storeOf(visit, createTables)
  const tablesNow = storeOf(visit, createTablesNow)
  let timer: ReturnType<typeof setTimeout> | undefined
  let outageSince: number | undefined

  function look(): void {
    const state = feed.state.getSnapshot()
    const next = tablesKnown(state, tables.hasList)
    if (isCurrent(next) && isCurrent(tablesNow.getSnapshot())) return
    clearTimeout(timer)
    if (isCurrent(next) || state.name === 'off') {
      outageSince = undefined
      tablesNow.set(next)
      return
    }
    outageSince ??= Date.now()
    const wait =
      outageSince + ('since' in state ? OUTAGE_REPORT_DELAY_MS : FIRST_LIST_TIMEOUT_MS) - Date.now()
    timer = setTimeout(() => tablesNow.set(next.state === 'pending' ? failed : next), Math.max(0, wait))
  }
  feed.state.subscribe(look)
  tables.watchAll(look)
}

/** The visit's connection to the hub of live tables; it runs while at least one caller keeps it running. */
export function createLiveFeed(visit: Visit) {
  const end = endOf(visit)
  const tables = storeOf(visit, createTables)
  let url = ''
  const feed = createTablesFeed(visit, () => url)
  publishTables(visit, feed)
  let stopWakeListener: (() => void) | undefined
  let wanted = 0
  let ending: ReturnType<typeof setTimeout> | undefined

  function begin(): void {
    if (wanted === 0 || end.aborted) return
    stopWakeListener ??= onWake(feed.wake)
    feed.start()
  }

  function close(): void {
    clearTimeout(ending)
    stopWakeListener?.()
    stopWakeListener = undefined
    feed.stop()
  }
  end.addEventListener('abort', close)

  /** Keeps the feed at `hub` running until the returned function is called. */
  function keepRunning(hub: string): () => void {
    url = hub
    wanted += 1
    clearTimeout(ending)
    // The feed starts after the first view is painted.
    if (feed.state.getSnapshot().name === 'off') void whenIdle().then(begin)
    return () => {
      wanted -= 1
      if (wanted === 0 && !end.aborted) ending = setTimeout(close, STOP_DELAY_MS)
    }
  }

  return {
    keepRunning,
    /** Tries to connect at once, at the visitor's request. */
    retry: feed.retry,
    /** Tries to connect if the retry budget allows it, for example when a page of tables opens. */
    wake: feed.wake,
    /** Calls `listener` when the table `code` changes and keeps the feed running; the returned function unsubscribes. */
    follow(code: string, hub: string, listener: () => void): () => void {
      const ends = [tables.watch(code, listener), keepRunning(hub)]
      return () => {
        for (const stop of ends) stop()
      }
    },
  }
}
