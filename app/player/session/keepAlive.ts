import { minutes } from '#app/domain/durations.ts'
import { createRetryBudget } from '#app/domain/retryBudget.ts'
import { storageEntry } from '#app/platform/storage.ts'

/** Milliseconds between two calls, and the debounce of activity (S1 9). */
const KEEP_ALIVE_INTERVAL_MS = minutes(5)
const DEBOUNCE_MS = 250

/** Milliseconds between two checks whether a call is due: the tab that would have sent it may be closed. */
const CHECK_INTERVAL_MS = minutes(1)

/** Events that count as activity (S1 9). */
const ACTIVITY_EVENTS = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart'] as const

/** Tolerance in milliseconds: a call may be sent this much before its interval is over. */
const TOLERANCE_MS = 1000

/** Time of the last activity, shared by all tabs through storage; without storage each tab knows its own. */
const lastAction = storageEntry('device', 'arama.lastAction')

export type KeepAlivePorts = {
  /** Sends one call; a rejection ends the session. */
  keepAlive: (millisFromLastAction: number) => Promise<void>
  onFailure: () => void
  /** When this browser last sent a call, from any of its tabs. */
  lastKeepAlive: { read: () => number; write: (at: number) => void }
}

/**
 * Runs `task` unless another tab holds the lock. Without locks (no TLS) only the shared time prevents a second call.
 */
async function withLock(task: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return task()
  await navigator.locks.request('arama-keep-alive', { ifAvailable: true }, (lock) =>
    lock ? task() : undefined,
  )
}

/**
 * Keeps the session alive: one call every 5 minutes, and one at the first activity after a longer sleep (KEP-01); one
 * of several tabs sends it (KEP-03). The returned function stops it.
 */
export function startKeepAlive({ keepAlive, onFailure, lastKeepAlive }: KeepAlivePorts): () => void {
  let own = Date.now()
  let over = false
  let debounce: ReturnType<typeof setTimeout> | undefined
  const budget = createRetryBudget('keepAlive', Math.random)
  /** Earliest time of the next call after a failed one. */
  let notBefore = 0

  const isDue = (): boolean =>
    Date.now() >= notBefore && Date.now() - lastKeepAlive.read() >= KEEP_ALIVE_INTERVAL_MS - TOLERANCE_MS

  async function send(): Promise<void> {
    if (over || !isDue() || !navigator.onLine) return
    const before = lastKeepAlive.read()
    lastKeepAlive.write(Date.now())
    budget.attempt(Date.now())
    try {
      await keepAlive(Math.max(0, Date.now() - Math.max(own, Number(lastAction.read()) || 0)))
    } catch {
      if (over) return
      lastKeepAlive.write(before)
      notBefore = Date.now() + budget.lost(Date.now())
      onFailure()
    }
  }

  function onActivity(): void {
    clearTimeout(debounce)
    debounce = setTimeout(() => {
      own = Date.now()
      lastAction.write(String(own))
      void withLock(send)
    }, DEBOUNCE_MS)
  }

  lastAction.write(String(own))
  const timer = setInterval(() => void withLock(send), CHECK_INTERVAL_MS)
  for (const type of ACTIVITY_EVENTS) addEventListener(type, onActivity, { capture: true, passive: true })
  return () => {
    over = true
    clearTimeout(debounce)
    clearInterval(timer)
    for (const type of ACTIVITY_EVENTS) removeEventListener(type, onActivity, { capture: true })
  }
}
