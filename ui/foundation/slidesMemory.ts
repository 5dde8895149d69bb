import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react'
import type { Swiper } from 'swiper'
import { slideInView, slidesOf } from './slides.ts'

/** Where rows of slides were left, by their names; the site keeps it with the page's place in the history. */
export type SlidesMemory = {
  /** Asked when a row appears: the slide it was left at, and what keeps another one for the same place. */
  open: (name: string) => { slide: number | undefined; keep: (slide: number) => void }
}

/** Without one, every row begins at its start. */
export const SlidesMemoryContext = createContext<SlidesMemory | undefined>(undefined)

/** Swiper leaves itself at the element that it moves. */
const firstSlide = (viewport: HTMLElement & { swiper?: Swiper }): number =>
  slideInView(viewport, viewport.swiper)

/**
 * Puts a row back where it was left, before it is painted, and keeps its place when it goes. While it is not `whole` the
 * slide it was left at may not be there.
 */
export function useSlidesMemory(
  viewport: RefObject<HTMLElement | null>,
  name: string | undefined,
  whole: boolean,
): void {
  const memory = useContext(SlidesMemoryContext)
  const placed = useRef(false)
  useLayoutEffect(() => {
    const element = viewport.current
    if (!memory || !element || name === undefined || placed.current) return
    const { slide: left } = memory.open(name)
    if (left) {
      if (!whole) return
      const [start] = slidesOf(element)
      const slide = slidesOf(element)[left]
      if (slide && start) element.scrollLeft = slide.offsetLeft - start.offsetLeft
    }
    placed.current = true
  }, [memory, viewport, name, whole])
  // Apart from the effect above: asking for the place costs a layout of the page, which no press has to wait for.
  useLayoutEffect(() => {
    const element = viewport.current
    if (!memory || !element || name === undefined) return
    const place = memory.open(name)
    const keep = () => {
      if (placed.current) place.keep(firstSlide(element))
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [memory, viewport, name])
}
