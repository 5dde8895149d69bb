import { failed, pending } from '#app/domain/known.ts'
import { type TablesKnown, tablesKnown } from '#app/domain/live/feed.ts'
import { createRetryBudget } from '#app/domain/retryBudget.ts'
import { noteFailure } from '#app/integrations/failures.ts'
import { seconds } from '#app/lib/durations.ts'
import { createExternalStore } from '#app/lib/externalStore.ts'
import { onWake } from '#app/lib/onWake.ts'
import { whenIdle } from '#app/lib/whenIdle.ts'
import { createFeed } from '#app/realtime/feed.ts'
import { createLiveTables } from '#app/realtime/liveTables.ts'
import { createNotes } from '#app/realtime/notes.ts'
import { createReader } from '#app/realtime/reader.ts'
import { atNextFrame } from './pace.ts'

/** How long the feed goes on when nothing live is in view: the next page may show tables again. */
const LINGER = seconds(10)

/** A connection that is back at once is no news. */
const PATIENCE = seconds(3)

/** After this time the first word of the feed is no longer on its way. */
const ARRIVAL = seconds(15)

/** Every live table, as it stands now. */
export const liveTables = createLiveTables(atNextFrame)

/** What is known of all tables together: not yet anything, nothing since there is no feed, or how they are. */
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
    const { openHub } = await import('#app/realtime/hub.ts')
    return openHub(url ?? '', handlers, note)
  },
  reader,
  budget,
  clear: liveTables.clear,
  onStopFail: (error) => noteFailure('errors.failed-to-disconnect-from-live-feed', error),
  now: Date.now,
})

/** Tries again at once, because somebody asks for it. */
export const retryFeed = feed.retry

/** Tries again if that has not been done too often: whoever opens a page of tables wants them. */
export const wakeFeed = feed.wake

let patience: ReturnType<typeof setTimeout> | undefined
let troubled: number | undefined

const isGood = (now: TablesKnown): boolean => now.state === 'known' && !now.outdated

/** Takes what the feed knows by now; that it knows nothing, or nothing new, is news only after a moment. */
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
  const wait = troubled + ('since' in state ? PATIENCE : ARRIVAL) - Date.now()
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

/** Ends the feed and forgets what was tried, so that a story can begin another one. */
export function forgetFeed(): void {
  closeFeed()
  budget.forget()
}

let wanted = 0
let ending: ReturnType<typeof setTimeout> | undefined

/** Lets the feed run while somebody looks at a live table, until the returned function is called; `hub` is its address. */
export function wantFeed(hub: string): () => void {
  url = hub
  wanted += 1
  clearTimeout(ending)
  // The first view is painted first.
  if (feed.state.getSnapshot().name === 'off') void whenIdle().then(() => wanted > 0 && begin())
  return () => {
    wanted -= 1
    if (wanted === 0) ending = setTimeout(closeFeed, LINGER)
  }
}

/** Calls `listener` when the table `code` has changed, and lets the feed run, until the returned function is called. */
export function followTable(code: string, hub: string, listener: () => void): () => void {
  const ends = [liveTables.watch(code, listener), wantFeed(hub)]
  return () => {
    for (const end of ends) end()
  }
}
