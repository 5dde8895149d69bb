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

export type Actor = {
  element: Element
  /** Writes what has changed; returns in how many milliseconds it has to be drawn again, if at all. */
  draw: (frame: Frame) => number | undefined
}

/** More amounts changing at once can neither be followed nor paid for: in a crowd they change plainly. */
const MOST_ROLLING = 8

const actors = new Map<Element, Actor>()
const inView = new WeakSet<Element>()
const arriving = new Set<Actor>()
const waiting = new Set<Actor>()
const alarms = new Map<Actor, number>()
let observer: IntersectionObserver | undefined
let scheduled = false
/** Something changed in a hidden tab: on return it is simply there. */
let missed = false

/** What was not worth writing out of view is written before anybody sees it. */
function arrive(target: Element): void {
  const actor = actors.get(target)
  if (!actor || inView.has(target)) return
  inView.add(target)
  arriving.add(actor)
  ask(actor)
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

/** One alarm for each actor, the earliest. */
function askIn(actor: Actor, now: number, ms: number): void {
  const due = now + ms
  if ((alarms.get(actor) ?? Number.POSITIVE_INFINITY) <= due) return
  alarms.set(actor, due)
  setTimeout(() => {
    if (alarms.get(actor) === due) alarms.delete(actor)
    ask(actor)
  }, ms)
}

function flush(now: number): void {
  scheduled = false
  const still = prefersStill()
  const drawn = [...waiting]
  const seen = drawn.filter(({ element }) => inView.has(element))
  const calm = !still && !missed && seen.length <= MOST_ROLLING
  waiting.clear()
  for (const actor of drawn) {
    const visible = inView.has(actor.element)
    const rolling = calm && visible && !arriving.has(actor)
    const again = actor.draw({ now, seldom: still || !visible, rolling })
    if (again !== undefined) askIn(actor, now, again)
  }
  arriving.clear()
  missed = false
}

/** Draws `actor` with the next frame, together with all others that asked. */
export function ask(actor: Actor): void {
  if (actors.get(actor.element) !== actor) return
  waiting.add(actor)
  if (scheduled) return
  scheduled = true
  // Frames stand still in a hidden tab: whatever comes until the next one was missed.
  missed = document.visibilityState === 'hidden'
  requestAnimationFrame(flush)
}

/** Takes `actor` onto the stage; returns how to leave it. */
export function enter(actor: Actor): () => void {
  actors.set(actor.element, actor)
  observerOfAll().observe(actor.element)
  return () => {
    observerOfAll().unobserve(actor.element)
    waiting.delete(actor)
    alarms.delete(actor)
    actors.delete(actor.element)
  }
}
