import type { Swiper } from 'swiper'

/** Pixels that count as none. */
const EDGE = 2

export const slidesOf = (viewport: HTMLElement): HTMLElement[] =>
  [...(viewport.firstElementChild?.children ?? [])].filter((child) => child instanceof HTMLElement)

/** Pixels from one slide to the next. */
export function stepOf(slides: HTMLElement[]): number {
  const [first, second] = slides
  return first && second ? second.offsetLeft - first.offsetLeft : (first?.offsetWidth ?? 1)
}

/** Slides that are whole in view. */
export function fits(viewport: HTMLElement, slides: HTMLElement[]): number {
  const step = stepOf(slides)
  const gap = step - (slides[0]?.offsetWidth ?? step)
  const width = viewport.firstElementChild?.clientWidth ?? 0
  return Math.max(1, Math.floor((width + gap + EDGE) / step))
}

/** Whether nothing lies before the view, and nothing after it. */
export function edgesOf(viewport: HTMLElement, swiper?: Swiper): { atStart: boolean; atEnd: boolean } {
  if (swiper) return { atStart: swiper.isBeginning, atEnd: swiper.isEnd }
  const { scrollLeft, scrollWidth, clientWidth } = viewport
  return { atStart: scrollLeft <= EDGE, atEnd: scrollLeft + clientWidth >= scrollWidth - EDGE }
}

/** The first slide in view, whoever moves the row; at its end, which cuts one more often than not, the first whole one. */
export function slideInView(viewport: HTMLElement, swiper?: Swiper): number {
  const left = swiper ? -swiper.translate : viewport.scrollLeft
  const step = stepOf(slidesOf(viewport))
  return edgesOf(viewport, swiper).atEnd
    ? Math.max(0, Math.ceil((left - EDGE) / step))
    : Math.round(left / step)
}
