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

/** A row's element; Swiper stores itself on it. */
type Viewport = HTMLElement & { swiper?: Swiper }

/** Calls `keep` on unmount and when the document is left, if the row has moved: reading a position forces a layout. */
function keepOnLeave(viewport: Viewport, keep: (slide: number) => void): () => void {
  let scrolled = false
  const onScroll = () => {
    scrolled = true
  }
  const onLeave = () => {
    if (scrolled || viewport.swiper) keep(slideInView(viewport, viewport.swiper))
  }
  viewport.addEventListener('scroll', onScroll, { passive: true, once: true })
  window.addEventListener('pagehide', onLeave)
  return () => {
    viewport.removeEventListener('scroll', onScroll)
    window.removeEventListener('pagehide', onLeave)
    onLeave()
  }
}

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
  useLayoutEffect(() => {
    const element = viewport.current
    if (!memory || !element || name === undefined) return
    const place = memory.open(name)
    return keepOnLeave(element, (slide) => {
      if (placed.current) place.keep(slide)
    })
  }, [memory, viewport, name])
}
