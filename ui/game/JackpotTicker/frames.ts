import { prefersStill } from '#ui/foundation/swipe.ts'

/** One frame, as every ticker sees it. */
export type Frame = {
  /** The frame's time in milliseconds. */
  now: number
  /** Nobody sees the ticker, or the person asked for less motion: now and then is often enough. */
  seldom: boolean
  /** Whether digits may roll: in view, in a visible tab, not in a crowd, not against the person's wish. */
  rolling: boolean
}

export type FrameClient = {
  element: Element
  /** Writes what has changed; returns in how many milliseconds it has to be drawn again, if at all. */
  draw: (frame: Frame) => number | undefined
}

/** More amounts changing at once can neither be followed nor paid for: in a crowd they change plainly. */
const MOST_ROLLING = 8

const clients = new Map<Element, FrameClient>()
const inView = new WeakSet<Element>()
const arriving = new Set<FrameClient>()
const waiting = new Set<FrameClient>()
const alarms = new Map<FrameClient, number>()
let observer: IntersectionObserver | undefined
let scheduled = false
/** Something changed in a hidden tab: on return it is simply there. */
let missed = false

/** What was not worth writing out of view is written before anybody sees it. */
function arrive(target: Element): void {
  const client = clients.get(target)
  if (!client || inView.has(target)) return
  inView.add(target)
  arriving.add(client)
  ask(client)
}

function observerOfAll(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) arrive(target)
        else inView.delete(target)
      }
    },
    { rootMargin: '64px' },
  )
  return observer
}

/** One alarm for each client, the earliest. */
function askIn(client: FrameClient, now: number, ms: number): void {
  const due = now + ms
  if ((alarms.get(client) ?? Number.POSITIVE_INFINITY) <= due) return
  alarms.set(client, due)
  setTimeout(() => {
    if (alarms.get(client) === due) alarms.delete(client)
    ask(client)
  }, ms)
}

function flush(now: number): void {
  scheduled = false
  const still = prefersStill()
  const asked = [...waiting]
  const seen = asked.filter(({ element }) => inView.has(element))
  const calm = !still && !missed && seen.length <= MOST_ROLLING
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

/** Draws `client` with the next frame, together with all others that asked. */
export function ask(client: FrameClient): void {
  if (clients.get(client.element) !== client) return
  waiting.add(client)
  if (scheduled) return
  scheduled = true
  // Frames stand still in a hidden tab: whatever comes until the next one was missed.
  missed = document.visibilityState === 'hidden'
  requestAnimationFrame(flush)
}

/** Lets `client` ask for frames; returns what ends that. */
export function enter(client: FrameClient): () => void {
  clients.set(client.element, client)
  observerOfAll().observe(client.element)
  return () => {
    observerOfAll().unobserve(client.element)
    waiting.delete(client)
    alarms.delete(client)
    clients.delete(client.element)
  }
}
