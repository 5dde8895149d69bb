import type { Swiper } from 'swiper'
import { prefersStill, swipeConstants } from './swipe.ts'

export type SlidesState = {
  /** Nothing lies before the view. */
  atStart: boolean
  /** Nothing lies after it. */
  atEnd: boolean
  /** The first slide in view, and how many are whole in it; counted only where somebody asks. */
  first: number
  shown: number
}

export type SlideController = {
  getState: () => SlidesState
  subscribe: (listener: () => void) => () => void
  /** Moves by as many slides as are whole in view: 1 forward, -1 back. */
  turn: (direction: 1 | -1) => void
  /** Brings slide `index` into view. */
  reveal: (index: number) => void
  /** Hands the rail over to Swiper once it stands still, at that place; later calls do nothing. */
  attach: () => Promise<void>
  destroy: () => void
}

export type SlideNames = { slide: string; track: string }

const EDGE = 2

/** Milliseconds without a scroll event after which a rail stands still. */
const STILL_AFTER = 150

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const slidesOf = (viewport: HTMLElement) =>
  [...(viewport.firstElementChild?.children ?? [])].filter((child) => child instanceof HTMLElement)

function stepOf(slides: HTMLElement[]): number {
  const [first, second] = slides
  return first && second ? second.offsetLeft - first.offsetLeft : (first?.offsetWidth ?? 1)
}

/** Slides that are whole in view. */
function fits(viewport: HTMLElement, slides: HTMLElement[]): number {
  const step = stepOf(slides)
  const gap = step - (slides[0]?.offsetWidth ?? step)
  const width = viewport.firstElementChild?.clientWidth ?? 0
  return Math.max(1, Math.floor((width + gap + EDGE) / step))
}

/** Swiper measures anew whenever a picture arrives, and drops the swipe in progress; our slides have their size. */
function forgetPictures(viewport: HTMLElement, swiper: Swiper): void {
  const { onLoad } = swiper as Swiper & { onLoad?: () => void }
  if (onLoad) viewport.removeEventListener('load', onLoad, { capture: true })
}

async function createSwiper(viewport: HTMLElement, names: SlideNames): Promise<Swiper> {
  const { Mousewheel, Swiper } = await import('./swiper.ts')
  const slides = slidesOf(viewport)
  const at = Math.round(viewport.scrollLeft / stepOf(slides))
  const fine = window.matchMedia('(pointer: fine)').matches
  viewport.dataset.attached = ''
  viewport.scrollLeft = 0
  const swiper = new Swiper(viewport, {
    ...swipeConstants,
    speed: prefersStill() ? 0 : swipeConstants.speed,
    modules: [Mousewheel],
    // Sideways only, so that the wheel goes on scrolling the page.
    mousewheel: { forceToAxis: true },
    slidesPerView: 'auto',
    slidesPerGroup: fine ? fits(viewport, slides) : 1,
    initialSlide: at,
    wrapperClass: names.track,
    slideClass: names.slide,
    a11y: { enabled: false },
  })
  forgetPictures(viewport, swiper)
  return swiper
}

/** The state and the moves of one row of slides: native scrolling first, Swiper once it is attached. */
export function createSlideController(
  viewport: HTMLElement,
  names: SlideNames,
  counted = false,
): SlideController {
  const listeners = new Set<() => void>()
  let state: SlidesState = { atStart: true, atEnd: true, first: 0, shown: 1 }
  let swiper: Swiper | undefined
  let attaching: Promise<void> | undefined
  let destroyed = false
  let scrolledAt = 0

  function count(): Pick<SlidesState, 'first' | 'shown'> {
    if (!counted) return { first: 0, shown: 1 }
    const slides = slidesOf(viewport)
    const first = swiper ? swiper.activeIndex : Math.round(viewport.scrollLeft / stepOf(slides))
    const shown = Math.min(fits(viewport, slides), slides.length)
    return { first: Math.min(first, slides.length - shown), shown }
  }

  function read(): SlidesState {
    if (swiper) return { atStart: swiper.isBeginning, atEnd: swiper.isEnd, ...count() }
    const { scrollLeft, scrollWidth, clientWidth } = viewport
    return {
      atStart: scrollLeft <= EDGE,
      atEnd: scrollLeft + clientWidth >= scrollWidth - EDGE,
      ...count(),
    }
  }

  function update(): void {
    const next = read()
    if ((Object.keys(next) as (keyof SlidesState)[]).every((key) => next[key] === state[key])) return
    state = next
    for (const listener of listeners) listener()
  }

  function scrollTo(left: number): void {
    viewport.scrollTo({ left, behavior: prefersStill() ? 'auto' : 'smooth' })
  }

  function reveal(index: number): void {
    const slide = slidesOf(viewport)[index]
    if (!slide) return
    if (swiper) {
      const shown = fits(viewport, slidesOf(viewport))
      if (index < swiper.activeIndex) swiper.slideTo(index)
      else if (index >= swiper.activeIndex + shown) swiper.slideTo(index - shown + 1)
    } else slide.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  function onScroll(): void {
    scrolledAt = performance.now()
    update()
  }

  async function startSwiper(): Promise<void> {
    while (performance.now() - scrolledAt < STILL_AFTER) await pause(STILL_AFTER)
    const created = await createSwiper(viewport, names)
    if (destroyed) return void created.destroy(true, true)
    swiper = created
    swiper.on('toEdge fromEdge slideChange resize', update)
    update()
  }

  const resized = new ResizeObserver(update)
  resized.observe(viewport)
  viewport.addEventListener('scroll', onScroll, { passive: true })
  update()

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    turn(direction) {
      if (swiper) {
        if (direction > 0) swiper.slideNext()
        else swiper.slidePrev()
        return
      }
      const slides = slidesOf(viewport)
      scrollTo(viewport.scrollLeft + direction * fits(viewport, slides) * stepOf(slides))
    },
    reveal,
    attach() {
      attaching ??= startSwiper()
      return attaching
    },
    destroy() {
      destroyed = true
      resized.disconnect()
      viewport.removeEventListener('scroll', onScroll)
      swiper?.destroy(true, true)
      delete viewport.dataset.attached
    },
  }
}
