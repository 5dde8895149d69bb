import { seconds } from '#app/domain/durations.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { failed, pending } from '#app/domain/known.ts'
import { type TablesKnown, tablesKnown } from '#app/domain/live/feed.ts'
import { createRetryBudget } from '#app/domain/retryBudget.ts'
import { noteFailure } from '#app/platform/failures.ts'
import { createNotes } from '#app/platform/notes.ts'
import { onWake } from '#app/platform/onWake.ts'
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

/** Every live table, as it stands now. */
export const liveTables = createLiveTables(atNextFrame)

/** What is known of the tables: nothing yet, failed, or their current state. */
export const tablesNow = createExternalStore<TablesKnown>(pending)

const note = createNotes((line) => console.warn(`live ${line}`))
const reader = createReader({
  tables: liveTables,
  note,
  onOverrun: () => feed.restart(),
  isHidden: () => document.hidden,
})
let url: string | undefined

const budget = createRetryBudget('hub', Math.random)

const feed = createFeed({
  async open(handlers) {
    const { openHub } = await import('./hub/hub.ts')
    return openHub(url ?? '', handlers, note)
  },
  reader,
  budget,
  clear: liveTables.clear,
  onStopFail: (error) => noteFailure('errors.failed-to-disconnect-from-live-feed', error),
  now: Date.now,
})

/** Tries to connect at once, at the visitor's request. */
export const retryFeed = feed.retry

/** Tries to connect if the retry budget allows it, for example when a page of tables opens. */
export const wakeFeed = feed.wake

let patience: ReturnType<typeof setTimeout> | undefined
let troubled: number | undefined

const isGood = (now: TablesKnown): boolean => now.state === 'known' && !now.outdated

/** Updates `tablesNow` from the feed; missing or old data is published only after a delay. */
function look(): void {
  const state = feed.state.getSnapshot()
  const next = tablesKnown(state, liveTables.told)
  if (isGood(next) && isGood(tablesNow.getSnapshot())) return
  clearTimeout(patience)
  if (isGood(next) || state.name === 'off') {
    troubled = undefined
    tablesNow.set(next)
    return
  }
  troubled ??= Date.now()
  const wait = troubled + ('since' in state ? OUTAGE_REPORT_DELAY : FIRST_LIST_TIMEOUT) - Date.now()
  patience = setTimeout(() => tablesNow.set(next.state === 'pending' ? failed : next), Math.max(0, wait))
}
feed.state.subscribe(look)
liveTables.watchAll(look)

let endSigns: (() => void) | undefined

function begin(): void {
  endSigns ??= onWake(feed.wake)
  feed.start()
}

function closeFeed(): void {
  endSigns?.()
  endSigns = undefined
  feed.stop()
}

/** Stops the feed and resets its retry budget, so that a story can start another one. */
export function forgetFeed(): void {
  closeFeed()
  budget.forget()
}

let wanted = 0
let ending: ReturnType<typeof setTimeout> | undefined

/** Keeps the feed at `hub` running until the returned function is called. */
export function wantFeed(hub: string): () => void {
  url = hub
  wanted += 1
  clearTimeout(ending)
  // The feed starts after the first view is painted.
  if (feed.state.getSnapshot().name === 'off') void whenIdle().then(() => wanted > 0 && begin())
  return () => {
    wanted -= 1
    if (wanted === 0) ending = setTimeout(closeFeed, STOP_DELAY)
  }
}

/** Calls `listener` when the table `code` changes and keeps the feed running; the returned function unsubscribes. */
export function followTable(code: string, hub: string, listener: () => void): () => void {
  const ends = [liveTables.watch(code, listener), wantFeed(hub)]
  return () => {
    for (const end of ends) end()
  }
}
