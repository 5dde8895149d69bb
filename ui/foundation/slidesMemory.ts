import { createContext, type RefObject, useContext, useLayoutEffect } from 'react'
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

/** Puts a row back where it was left, before it is painted, and keeps its place when it goes. */
export function useSlidesMemory(viewport: RefObject<HTMLElement | null>, name: string | undefined): void {
  const memory = useContext(SlidesMemoryContext)
  useLayoutEffect(() => {
    const element = viewport.current
    if (!memory || !element || name === undefined) return
    const place = memory.open(name)
    const [start] = slidesOf(element)
    const slide = slidesOf(element)[place.slide ?? 0]
    if (place.slide && slide && start) element.scrollLeft = slide.offsetLeft - start.offsetLeft
    const keep = () => place.keep(firstSlide(element))
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [memory, viewport, name])
}
