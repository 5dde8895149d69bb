import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react'
import type { Swiper } from 'swiper'
import { slideInView, slidesOf } from './slides.ts'

/** Positions of rows of slides by name; the site stores them with the history entry. */
export type SlidesMemory = {
  /** Called when a row mounts: returns its last slide, and a function that stores another one. */
  open: (name: string) => { slide: number | undefined; keep: (slide: number) => void }
}

/** Without one, every row starts at its beginning. */
export const SlidesMemoryContext = createContext<SlidesMemory | undefined>(undefined)

/** Swiper stores itself on its element. */
const firstSlide = (viewport: HTMLElement & { swiper?: Swiper }): number =>
  slideInView(viewport, viewport.swiper)

/**
 * Restores the position of a row before paint, and stores it on unmount. While the row is not `whole` its last slide
 * may be missing.
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
  // Separate from the effect above: reading the position forces a layout, which must not delay a press.
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
