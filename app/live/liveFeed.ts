import { noteFailure } from '#app/integrations/failures.ts'
import { seconds } from '#app/lib/durations.ts'
import { createExternalStore } from '#app/lib/externalStore.ts'
import { onWake } from '#app/lib/onWake.ts'
import { whenIdle } from '#app/lib/whenIdle.ts'
import { tell } from '#app/notices/tell.ts'
import { createFeed } from '#app/realtime/feed.ts'
import { createLiveTables } from '#app/realtime/liveTables.ts'
import { createNotes } from '#app/realtime/notes.ts'
import { createReader } from '#app/realtime/reader.ts'
import { atNextFrame } from './pace.ts'

/** Milliseconds before each try to get a connection; after the last one it stops until the tab wakes (S2 9). */
const DELAYS = [0, seconds(2), seconds(10), seconds(30)]

/** How long the feed goes on when nothing live is in view: the next page may show tables again. */
const LINGER = seconds(10)

/** A connection that is back at once is no news. */
const PATIENCE = seconds(3)

/** Every live table, as it stands now. */
export const liveTables = createLiveTables(atNextFrame)

/** Since when what is shown is old (UXP-13), in milliseconds since 1970; undefined while it is true. */
export const staleSince = createExternalStore<number | undefined>(undefined)

const note = createNotes((line) => console.warn(`live ${line}`))
const reader = createReader({
  tables: liveTables,
  note,
  onOverrun: () => feed.restart(),
  isHidden: () => document.hidden,
})
let url: string | undefined

const feed = createFeed({
  async open(handlers) {
    const { openHub } = await import('#app/realtime/hub.ts')
    return openHub(url ?? '', handlers, note, DELAYS)
  },
  reader,
  delays: DELAYS,
  clear: liveTables.clear,
  onFail() {
    // The bar at the edge of the page says it already.
    if (!navigator.onLine) return
    void tell((words) => ({
      type: 'alert',
      title: words('errors.failed-to-connect-to-live-feed'),
      actionText: words('general.try-again'),
      action: feed.wake,
    }))
  },
  onStopFail: (error) => noteFailure('errors.failed-to-disconnect-from-live-feed', error),
  now: Date.now,
})

/** Tries again at once. */
export const retryFeed = feed.wake

let stale: ReturnType<typeof setTimeout> | undefined
feed.state.subscribe(() => {
  const state = feed.state.getSnapshot()
  clearTimeout(stale)
  if (!('since' in state) || state.since === undefined) return staleSince.set(undefined)
  const { since } = state
  if (staleSince.getSnapshot() === undefined) stale = setTimeout(() => staleSince.set(since), PATIENCE)
})

let endSigns: (() => void) | undefined

function begin(): void {
  endSigns ??= onWake(feed.wake)
  feed.start()
}

/** Ends the feed; stories begin another one. */
export function closeFeed(): void {
  endSigns?.()
  endSigns = undefined
  feed.stop()
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
