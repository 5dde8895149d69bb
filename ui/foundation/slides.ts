import type { Swiper } from 'swiper'

/** Tolerance in pixels. */
const EDGE_TOLERANCE = 2

export const slidesOf = (viewport: HTMLElement): HTMLElement[] =>
  [...(viewport.firstElementChild?.children ?? [])].filter((child) => child instanceof HTMLElement)

/** Distance between two slides in pixels. */
export function stepOf(slides: HTMLElement[]): number {
  const [first, second] = slides
  return first && second ? second.offsetLeft - first.offsetLeft : (first?.offsetWidth ?? 1)
}

/** Number of fully visible slides. */
export function fits(viewport: HTMLElement, slides: HTMLElement[]): number {
  const step = stepOf(slides)
  const gap = step - (slides[0]?.offsetWidth ?? step)
  const width = viewport.firstElementChild?.clientWidth ?? 0
  return Math.max(1, Math.floor((width + gap + EDGE_TOLERANCE) / step))
}

/** Whether the row is at its start and at its end. */
export function edgesOf(viewport: HTMLElement, swiper?: Swiper): { atStart: boolean; atEnd: boolean } {
  if (swiper) return { atStart: swiper.isBeginning, atEnd: swiper.isEnd }
  const { scrollLeft, scrollWidth, clientWidth } = viewport
  return {
    atStart: scrollLeft <= EDGE_TOLERANCE,
    atEnd: scrollLeft + clientWidth >= scrollWidth - EDGE_TOLERANCE,
  }
}

/**
 * The first visible slide, with native scrolling or Swiper; at the end, where the first is often cut, the first whole
 * one.
 */
export function slideInView(viewport: HTMLElement, swiper?: Swiper): number {
  const left = swiper ? -swiper.translate : viewport.scrollLeft
  const step = stepOf(slidesOf(viewport))
  return edgesOf(viewport, swiper).atEnd
    ? Math.max(0, Math.ceil((left - EDGE_TOLERANCE) / step))
    : Math.round(left / step)
}
