import { createRetryBudget } from '#app/domain/retryBudget.ts'
import { minutes } from '#app/lib/durations.ts'
import { keptIn } from '#app/platform/storage.ts'

/** Milliseconds between two calls, and those by which activity is gathered (S1 9). */
const EVERY = minutes(5)
const DEBOUNCE = 250

/** Milliseconds between two looks whether a call is due: the tab that was to send it may have been closed. */
const LOOK = minutes(1)

/** What counts as activity (S1 9). */
const ACTIVITY = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart'] as const

/** Calls of two tabs are never nearer to each other than this part of the interval. */
const SLACK = 1000

/** When somebody last did something, shared by all tabs; it is nobody's secret. Without storage each knows its own. */
const lastAction = keptIn('device', 'arama.lastAction')

export type KeepAlivePorts = {
  /** Sends one call; a rejection ends the session. */
  keepAlive: (millisFromLastAction: number) => Promise<void>
  onFailure: () => void
  /** When a call was last sent from this browser, whichever tab sent it. */
  lastKeepAlive: { read: () => number; write: (at: number) => void }
}

/** Runs `task` unless another tab is at it; without locks, as on an address without TLS, the shared time has to do. */
async function alone(task: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return task()
  await navigator.locks.request('arama-keep-alive', { ifAvailable: true }, (lock) =>
    lock ? task() : undefined,
  )
}

/**
 * Keeps the session alive: a call every 5 minutes, and as soon as somebody does something after a longer sleep
 * (KEP-01); of several tabs one sends it (KEP-03). Returns what ends it.
 */
export function startKeepAlive({ keepAlive, onFailure, lastKeepAlive }: KeepAlivePorts): () => void {
  let own = Date.now()
  let over = false
  let debounce: ReturnType<typeof setTimeout> | undefined
  const budget = createRetryBudget('keepAlive', Math.random)
  /** After a call that failed. */
  let notBefore = 0

  const isDue = (): boolean => Date.now() >= notBefore && Date.now() - lastKeepAlive.read() >= EVERY - SLACK

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
      void alone(send)
    }, DEBOUNCE)
  }

  lastAction.write(String(own))
  const timer = setInterval(() => void alone(send), LOOK)
  for (const type of ACTIVITY) addEventListener(type, onActivity, { capture: true, passive: true })
  return () => {
    over = true
    clearTimeout(debounce)
    clearInterval(timer)
    for (const type of ACTIVITY) removeEventListener(type, onActivity, { capture: true })
  }
}
