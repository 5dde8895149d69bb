import type { Swiper } from 'swiper'
import { edgesOf, fits, slideInView, slidesOf, stepOf } from './slides.ts'
import { prefersStill, swipeConstants } from './swipe.ts'

export type SlidesState = {
  /** Whether no slide is before the view. */
  atStart: boolean
  /** Whether no slide is after it. */
  atEnd: boolean
}

export type SlideController = {
  getState: () => SlidesState
  subscribe: (listener: () => void) => () => void
  /** Moves by the number of fully visible slides: 1 forward, -1 back. */
  turn: (direction: 1 | -1) => void
  /** Scrolls slide `index` into view. */
  reveal: (index: number) => void
  /** Resolves when the rail does not move: changing a moving rail would end its momentum. */
  whenStill: () => Promise<void>
  /** Attaches Swiper once the rail does not move, at the same position; later calls have no effect. */
  attach: () => Promise<void>
  /** Call it when slides were added or removed. */
  update: () => void
  destroy: () => void
}

export type SlideNames = { slide: string; track: string }

/** Milliseconds without a scroll event after which a rail counts as still. */
const STILL_AFTER_MS = 150

/** Milliseconds without a scroll event after which a started scroll counts as finished. */
const MAX_SCROLL_MS = 1500

const HAS_SCROLLEND = 'onscrollend' in globalThis

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Swiper measures again whenever a picture loads, and drops the current swipe; our slides have fixed sizes. */
function forgetPictures(viewport: HTMLElement, swiper: Swiper): void {
  const { onLoad } = swiper as Swiper & { onLoad?: () => void }
  if (onLoad) viewport.removeEventListener('load', onLoad, { capture: true })
}

type SwiperCode = Pick<typeof import('./swiper.ts'), 'Mousewheel' | 'Swiper'>

function createSwiper({ Mousewheel, Swiper }: SwiperCode, viewport: HTMLElement, names: SlideNames): Swiper {
  const at = slideInView(viewport)
  viewport.dataset.attached = ''
  viewport.scrollLeft = 0
  const swiper = new Swiper(viewport, {
    ...swipeConstants,
    speed: prefersStill() ? 0 : swipeConstants.speed,
    modules: [Mousewheel],
    // Sideways only, so that the wheel still scrolls the page.
    mousewheel: { forceToAxis: true },
    slidesPerView: 'auto',
    initialSlide: at,
    wrapperClass: names.track,
    slideClass: names.slide,
    a11y: { enabled: false },
  })
  forgetPictures(viewport, swiper)
  return swiper
}

/**
 * Scrolls a row relative to its current target: two quick presses move two views, even if the scroll events of the
 * first are delayed.
 */
function createScroller(viewport: HTMLElement) {
  let scrolledAt = Number.NEGATIVE_INFINITY
  let aim: number | undefined
  const isMoving = () =>
    performance.now() - scrolledAt < (aim === undefined || !HAS_SCROLLEND ? STILL_AFTER_MS : MAX_SCROLL_MS)
  return {
    isMoving,
    /** Call it for each scroll event. */
    note() {
      scrolledAt = performance.now()
    },
    /** Call it for the scrollend event, which may be of a scroll before the current one. */
    arrive() {
      if (aim !== undefined && Math.abs(viewport.scrollLeft - aim) <= 1) aim = undefined
    },
    by(pixels: number) {
      const { scrollLeft, scrollWidth, clientWidth } = viewport
      const from = isMoving() ? (aim ?? scrollLeft) : scrollLeft
      const to = Math.min(Math.max(0, from + pixels), scrollWidth - clientWidth)
      // A scroll without movement fires no end event.
      aim = Math.abs(to - scrollLeft) < 1 ? undefined : to
      scrolledAt = performance.now()
      viewport.scrollTo({ left: to, behavior: prefersStill() ? 'auto' : 'smooth' })
    },
  }
}

/**
 * Calls `update` after the next layout, after those of later `report` calls, and whenever the size changes. Reading the position
 * at once would force a layout for each row of the page.
 */
function watchSize(viewport: HTMLElement, update: () => void) {
  const observer = new ResizeObserver(update)
  observer.observe(viewport)
  return {
    report() {
      observer.unobserve(viewport)
      observer.observe(viewport)
    },
    disconnect: () => observer.disconnect(),
  }
}

/** State and methods of a row of slides: native scrolling first, Swiper once it is attached. */
export function createSlideController(viewport: HTMLElement, names: SlideNames): SlideController {
  const listeners = new Set<() => void>()
  let state: SlidesState = { atStart: true, atEnd: true }
  let swiper: Swiper | undefined
  let attaching: Promise<void> | undefined
  let destroyed = false
  const scroller = createScroller(viewport)

  function update(): void {
    const next = edgesOf(viewport, swiper)
    if (next.atStart === state.atStart && next.atEnd === state.atEnd) return
    state = next
    for (const listener of listeners) listener()
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
    scroller.note()
    update()
  }

  async function whenStill(): Promise<void> {
    while (scroller.isMoving()) await pause(STILL_AFTER_MS)
  }

  async function startSwiper(): Promise<void> {
    const { Mousewheel, Swiper } = await import('./swiper.ts')
    // After its code has loaded, since the row may have moved meanwhile.
    await whenStill()
    if (destroyed) return
    swiper = createSwiper({ Mousewheel, Swiper }, viewport, names)
    swiper.on('toEdge fromEdge slideChange resize', update)
    update()
  }

  const size = watchSize(viewport, update)
  viewport.addEventListener('scroll', onScroll, { passive: true })
  viewport.addEventListener('scrollend', scroller.arrive)

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    turn(direction) {
      const slides = slidesOf(viewport)
      const shown = fits(viewport, slides)
      if (swiper) swiper.slideTo(Math.max(0, swiper.activeIndex + direction * shown))
      else scroller.by(direction * shown * stepOf(slides))
    },
    reveal,
    whenStill,
    attach() {
      attaching ??= startSwiper()
      return attaching
    },
    update() {
      swiper?.update()
      size.report()
    },
    destroy() {
      destroyed = true
      size.disconnect()
      viewport.removeEventListener('scroll', onScroll)
      viewport.removeEventListener('scrollend', scroller.arrive)
      swiper?.destroy(true, true)
      delete viewport.dataset.attached
    },
  }
}
