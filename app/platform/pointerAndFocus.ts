import { seconds } from '#app/domain/durations.ts'

/** Milliseconds after a touch in which the part still counts as in use: the finger may return. */
const TOUCH_GRACE_MS = seconds(8)

/** Whether the mouse pointer or the keyboard focus is in `part`. */
const hasPointerOrFocus = (part: Element): boolean =>
  part.querySelector(':focus-visible') !== null ||
  (window.matchMedia('(hover: hover)').matches && part.matches(':hover'))

/** Time of the last touch on an element, by `performance.now()`. */
const touched = new WeakMap<Element, number>()

/** Records the times of touches on `part` until the returned function is called. */
export function trackTouches(part: Element): () => void {
  const note = ({ pointerType }: Event & { pointerType?: string }) => {
    if (pointerType !== 'mouse') touched.set(part, performance.now())
  }
  const events = ['pointerdown', 'pointermove', 'pointercancel'] as const
  for (const event of events) part.addEventListener(event, note, { passive: true })
  return () => {
    for (const event of events) part.removeEventListener(event, note)
  }
}

/** Calls `then` once no pointer and no focus is in `part`, at once if there is none; the returned function cancels it. */
export function whenNoPointerOrFocus(part: Element, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function check(): void {
    clearTimeout(timer)
    const graceLeft = TOUCH_GRACE_MS - (performance.now() - (touched.get(part) ?? Number.NEGATIVE_INFINITY))
    if (graceLeft > 0) timer = setTimeout(check, graceLeft)
    else if (!hasPointerOrFocus(part)) then()
  }
  // During `focusout` the element still has the focus.
  const checkSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(check)
  }
  part.addEventListener('pointerleave', checkSoon)
  part.addEventListener('focusout', checkSoon)
  check()
  return () => {
    clearTimeout(timer)
    part.removeEventListener('pointerleave', checkSoon)
    part.removeEventListener('focusout', checkSoon)
  }
}
