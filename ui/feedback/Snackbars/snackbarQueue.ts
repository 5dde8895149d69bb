import { createTimer, type Timer } from './timer.ts'

/** Default duration of a snackbar in milliseconds (S2 9). */
export const SNACKBAR_TIMEOUT = 5000
/** Highest number of open snackbars (S2 9). */
export const MAX_OPEN = 4

export type SnackbarType = 'info' | 'success' | 'alert'

type Words = {
  type: SnackbarType
  title: string
  text?: string
  /** Pushing the same id again has no effect while it is open. @default a new one */
  id?: string
  /** Highest number of open snackbars with the same title. */
  limit?: number
}

type Acting = {
  actionText: string
  action: () => void
  /** Milliseconds; null stays until it is closed. @default 5000 */
  timeout?: number | null
}

/** A snackbar without a timeout must have an action. */
type Passing = { actionText?: never; action?: never; timeout?: number }

export type SnackbarRequest = Words & (Acting | Passing)

export type Snackbar = Words & {
  id: string
  actionText?: string
  action?: () => void
  timeout: number | null
}

/** Whether others may push it out: not if it stays until it is closed. */
export const isClosable = ({ timeout }: Pick<Snackbar, 'timeout'>): boolean => timeout !== null

/** Whether `next` is refused: its id is open already, or its title has reached its limit. */
export function isRefused(
  open: readonly Snackbar[],
  next: Pick<Snackbar, 'id' | 'title' | 'limit'>,
): boolean {
  if (open.some(({ id }) => id === next.id)) return true
  return next.limit !== undefined && open.filter(({ title }) => title === next.title).length >= next.limit
}

/** `entries` with `next`; a fifth one removes the first closable one, and waits if there is none (KIT-02). */
export function withNext(entries: readonly Snackbar[], next: Snackbar): readonly Snackbar[] {
  if (entries.length < MAX_OPEN) return [...entries, next]
  const first = entries.slice(0, MAX_OPEN).find(isClosable)
  return [...entries.filter((each) => each !== first), next]
}

export type SnackbarQueue = {
  subscribe: (listener: () => void) => () => void
  /** The open ones, oldest first; the same array until a change. */
  getSnapshot: () => readonly Snackbar[]
  /** Shows a snackbar unless its limit is reached; returns its id. */
  push: (request: SnackbarRequest) => string
  close: (id: string) => void
  /** Pauses all timers for `reason` until it is released; several reasons may hold them. */
  hold: (reason: string) => void
  release: (reason: string) => void
}

/** The snackbars of a page, without a framework. Each has its own timer. */
export function createSnackbarQueue(now: () => number = () => performance.now()): SnackbarQueue {
  let entries: readonly Snackbar[] = []
  let open: readonly Snackbar[] = []
  let count = 0
  const timers = new Map<string, Timer>()
  const holds = new Set<string>()
  const listeners = new Set<() => void>()

  function start({ id, timeout }: Snackbar) {
    if (timeout === null || timers.has(id)) return
    const timer = createTimer(timeout, () => close(id), now)
    if (holds.size > 0) timer.pause()
    timers.set(id, timer)
  }

  function set(next: readonly Snackbar[]) {
    entries = next
    open = entries.slice(0, MAX_OPEN)
    for (const [id, timer] of timers) {
      if (open.some((each) => each.id === id)) continue
      timer.stop()
      timers.delete(id)
    }
    open.forEach(start)
    for (const listener of [...listeners]) listener()
  }

  function close(id: string) {
    if (entries.some((each) => each.id === id)) set(entries.filter((each) => each.id !== id))
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => open,
    push(request) {
      count += 1
      const id = request.id ?? `snackbar-${count}`
      const { timeout = SNACKBAR_TIMEOUT } = request
      if (!isRefused(entries, { ...request, id })) set(withNext(entries, { ...request, id, timeout }))
      return id
    },
    close,
    hold(reason) {
      holds.add(reason)
      for (const timer of timers.values()) timer.pause()
    },
    release(reason) {
      holds.delete(reason)
      if (holds.size === 0) for (const timer of timers.values()) timer.resume()
    },
  }
}
