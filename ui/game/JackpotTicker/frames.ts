import { prefersStill } from '#ui/foundation/swipe.ts'
import { createViewWatcher } from '#ui/foundation/watchView.ts'

/** A frame of a ticker. */
export type Frame = {
  /** The frame's time in milliseconds. */
  now: number
  /** Whether rare updates suffice: the ticker is out of view, or the visitor wants less motion. */
  seldom: boolean
  /**
   * Whether digits may roll: in view, in a visible tab, not too many at once, and without a preference for less motion.
   */
  rolling: boolean
}

export type FrameClient = {
  element: Element
  /** Writes changes; returns the milliseconds until the next draw, if one is needed. */
  draw: (frame: Frame) => number | undefined
}

/** Highest number of amounts that roll at the same time; more of them change without motion. */
const MAX_ROLLING = 8

const clients = new Map<Element, FrameClient>()
const inView = new WeakSet<Element>()
const arriving = new Set<FrameClient>()
const waiting = new Set<FrameClient>()
const alarms = new Map<FrameClient, { due: number; timer: ReturnType<typeof setTimeout> }>()
let scheduled = false
/** Whether something changed in a hidden tab: on return it is shown without motion. */
let missed = false

const watchView = createViewWatcher('64px')

/** Draws pending changes of a ticker that comes into view. */
function arrive(client: FrameClient): void {
  if (inView.has(client.element)) return
  inView.add(client.element)
  arriving.add(client)
  ask(client)
}

/** One timer per client, the earliest. */
function askIn(client: FrameClient, now: number, ms: number): void {
  const due = now + ms
  if ((alarms.get(client)?.due ?? Number.POSITIVE_INFINITY) <= due) return
  cancel(client)
  const ring = () => {
    alarms.delete(client)
    ask(client)
  }
  alarms.set(client, { due, timer: setTimeout(ring, ms) })
}

function cancel(client: FrameClient): void {
  clearTimeout(alarms.get(client)?.timer)
  alarms.delete(client)
}

function flush(now: number): void {
  scheduled = false
  const still = prefersStill()
  const asked = [...waiting]
  const seen = asked.filter(({ element }) => inView.has(element))
  const calm = !still && !missed && seen.length <= MAX_ROLLING
  waiting.clear()
  for (const client of asked) {
    const visible = inView.has(client.element)
    const rolling = calm && visible && !arriving.has(client)
    const again = client.draw({ now, seldom: still || !visible, rolling })
    if (again !== undefined) askIn(client, now, again)
  }
  arriving.clear()
  missed = false
}

/** Draws `client` in the next frame, together with all others. */
export function ask(client: FrameClient): void {
  if (clients.get(client.element) !== client) return
  waiting.add(client)
  if (scheduled) return
  scheduled = true
  // A hidden tab has no frames: changes until the next one count as missed.
  missed = document.visibilityState === 'hidden'
  requestAnimationFrame(flush)
}

/** Registers `client`; the returned function removes it. */
export function enter(client: FrameClient): () => void {
  clients.set(client.element, client)
  const stopWatching = watchView(client.element, (isInView) => {
    if (isInView) arrive(client)
    else inView.delete(client.element)
  })
  return () => {
    stopWatching()
    waiting.delete(client)
    cancel(client)
    clients.delete(client.element)
  }
}
