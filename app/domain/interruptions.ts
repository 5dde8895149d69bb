/**
 * Kinds of interruptions, which open without a press of the visitor, in the order in which they are shown (UXP-11, MSG-02).
 */
export const interruptionKinds = [
  'consent',
  'legal',
  'login-message',
  'message',
  'dialog',
  'bonus',
  'web-message',
  'app-banner',
  'stay-summary',
] as const
export type InterruptionKind = (typeof interruptionKinds)[number]

/** Milliseconds between two interruptions (S2 9), and after interruptions are allowed again. */
export const INTERRUPTION_GAP_MS = 1000

export type Interruption = {
  /** Unique among all sources. */
  id: string
  kind: InterruptionKind
  /** Name in the list of notifications. */
  title: string
  /** The visitor put it away before a reload: it is listed and does not open by itself. */
  dismissed?: boolean
}

/** An interruption that is waiting, shown, or put away by the visitor. */
export type QueuedInterruption = Omit<Interruption, 'dismissed'> & {
  state: 'waiting' | 'shown' | 'dismissed'
  /** Arrival, in milliseconds since 1970. */
  at: number
}

/** All interruptions of a visit in the order of their arrival; at most one is shown. */
export type InterruptionQueue = {
  entries: readonly QueuedInterruption[]
  /** Whether none may be shown: a game runs, a panel is open, or a field has the focus. */
  blocked: boolean
  /** Earliest time for the next one, in milliseconds of the clock of `now`. */
  freeAt: number
}

/** The queue of a new page: empty, and blocked until the page allows interruptions. */
export const emptyQueue: InterruptionQueue = { entries: [], blocked: true, freeAt: 0 }

export const shownIn = ({ entries }: InterruptionQueue): QueuedInterruption | undefined =>
  entries.find(({ state }) => state === 'shown')

const rank = ({ kind }: Interruption): number => interruptionKinds.indexOf(kind)

/** The waiting interruption whose turn it is: the first kind, and in it the first arrival. */
function nextIn({ entries }: InterruptionQueue): QueuedInterruption | undefined {
  const waiting = entries.filter(({ state }) => state === 'waiting')
  return waiting.length === 0
    ? undefined
    : waiting.reduce((first, other) => (rank(other) < rank(first) ? other : first))
}

const withState = (
  queue: InterruptionQueue,
  id: string,
  state: QueuedInterruption['state'],
): InterruptionQueue => ({
  ...queue,
  entries: queue.entries.map((entry) => (entry.id === id ? { ...entry, state } : entry)),
})

/** Adds an interruption that arrives `at`; one with a known id changes nothing. */
export function offered(queue: InterruptionQueue, item: Interruption, at: number): InterruptionQueue {
  if (queue.entries.some(({ id }) => id === item.id)) return queue
  const { dismissed = false, ...entry } = item
  const state = dismissed ? 'dismissed' : 'waiting'
  return { ...queue, entries: [...queue.entries, { ...entry, state, at }] }
}

/** Removes an interruption whose source has settled it. */
export function withdrawn(queue: InterruptionQueue, id: string, now: number): InterruptionQueue {
  const entry = queue.entries.find((one) => one.id === id)
  if (!entry) return queue
  const freeAt = entry.state === 'shown' ? now + INTERRUPTION_GAP_MS : queue.freeAt
  return { ...queue, freeAt, entries: queue.entries.filter((one) => one !== entry) }
}

/** The visitor puts the shown interruption away. */
export const dismissed = (queue: InterruptionQueue, id: string, now: number): InterruptionQueue =>
  shownIn(queue)?.id === id
    ? { ...withState(queue, id, 'dismissed'), freeAt: now + INTERRUPTION_GAP_MS }
    : queue

/** The visitor asks for an interruption: it is shown at once, and the one that was shown is put away. */
export function requested(queue: InterruptionQueue, id: string): InterruptionQueue {
  const entry = queue.entries.find((one) => one.id === id)
  if (!entry || entry.state === 'shown') return queue
  const shown = shownIn(queue)
  return withState(shown ? withState(queue, shown.id, 'dismissed') : queue, id, 'shown')
}

/** Interruptions may be shown from the gap after `now` on, or not any more; the shown one stays. */
export const blockedBy = (queue: InterruptionQueue, blocked: boolean, now: number): InterruptionQueue =>
  blocked === queue.blocked
    ? queue
    : {
        ...queue,
        blocked,
        freeAt: blocked ? queue.freeAt : Math.max(queue.freeAt, now + INTERRUPTION_GAP_MS),
      }

/** Shows the next interruption if one may be shown at `now`. */
export function advanced(queue: InterruptionQueue, now: number): InterruptionQueue {
  const next = nextIn(queue)
  if (!next || queue.blocked || now < queue.freeAt || shownIn(queue)) return queue
  return withState(queue, next.id, 'shown')
}

/** Milliseconds from `now` until the next one is shown; `undefined` while none may be. */
export function delayOf(queue: InterruptionQueue, now: number): number | undefined {
  if (queue.blocked || shownIn(queue) || !nextIn(queue)) return undefined
  return Math.max(0, queue.freeAt - now)
}
