import { seconds } from '#app/domain/durations.ts'

/** How long a finger that has left the glass may come back. */
const FINGER = seconds(8)

/** Whether the mouse or the keyboard's focus is in `part`. */
const isOver = (part: Element): boolean =>
  part.querySelector(':focus-visible') !== null ||
  (window.matchMedia('(hover: hover)').matches && part.matches(':hover'))

/** When a part of the page was last touched by a finger. */
const touched = new WeakMap<Element, number>()

/** Notes fingers on `part`, until the returned function is called. */
export function trackTouches(part: Element): () => void {
  const note = ({ pointerType }: Event & { pointerType?: string }) => {
    if (pointerType !== 'mouse') touched.set(part, performance.now())
  }
  const signs = ['pointerdown', 'pointermove', 'pointercancel'] as const
  for (const sign of signs) part.addEventListener(sign, note, { passive: true })
  return () => {
    for (const sign of signs) part.removeEventListener(sign, note)
  }
}

/** Calls `then` as soon as no pointer or focus is in `part`, at once if there is none; the returned function cancels it. */
export function whenLeft(part: Element, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function look(): void {
    clearTimeout(timer)
    const finger = FINGER - (performance.now() - (touched.get(part) ?? Number.NEGATIVE_INFINITY))
    if (finger > 0) timer = setTimeout(look, finger)
    else if (!isOver(part)) then()
  }
  // During `focusout` the element still has the focus.
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(look)
  }
  part.addEventListener('pointerleave', soon)
  part.addEventListener('focusout', soon)
  look()
  return () => {
    clearTimeout(timer)
    part.removeEventListener('pointerleave', soon)
    part.removeEventListener('focusout', soon)
  }
}
