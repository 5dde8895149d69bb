import {
  type DragEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createRailController, type RailController, type RailState } from './railController.ts'

const still: RailState = { atStart: true, atEnd: true }
const noSubscription = () => () => undefined

/** With a mouse the slides out of view leave the Tab order; the arrows bring them back. */
function keepHiddenSlidesInert(viewport: HTMLElement): () => void {
  if (!window.matchMedia('(pointer: fine)').matches) return () => undefined
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (!target.contains(document.activeElement)) target.toggleAttribute('inert', intersectionRatio < 0.5)
      }
    },
    { root: viewport, threshold: 0.5 },
  )
  for (const slide of viewport.firstElementChild?.children ?? []) observer.observe(slide)
  return () => observer.disconnect()
}

function focusSlide(slides: HTMLCollection, index: number): void {
  const slide = slides[index]
  slide?.removeAttribute('inert')
  slide?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
}

const targets: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

/** Arrow keys, Home and End move from slide to slide while one of them holds the focus. */
function onRailKey(event: KeyboardEvent<HTMLElement>, controller: RailController | undefined): void {
  const move = targets[event.key]
  const slides = event.currentTarget.firstElementChild?.children
  if (!move || !slides || event.altKey || event.ctrlKey || event.metaKey) return
  const at = [...slides].findIndex((slide) => slide.contains(event.target as Node))
  if (at < 0) return
  event.preventDefault()
  const next = move(at, slides.length - 1)
  controller?.reveal(next)
  focusSlide(slides, next)
}

export type RailBinding = {
  viewport: RefObject<HTMLDivElement | null>
  /** Whether scripts have taken over; the arrows show from then on. */
  ready: boolean
  state: RailState
  turn: (direction: 1 | -1) => void
  handlers: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    onDragStart: (event: DragEvent<HTMLElement>) => void
    onPointerEnter: (event: PointerEvent<HTMLElement>) => void
    onTouchEnd: () => void
  }
}

/** Binds a rail's markup to its controller. */
export function useRail(names: { slide: string; track: string }): RailBinding {
  const viewport = useRef<HTMLDivElement>(null)
  const [controller, setController] = useState<RailController>()
  const { slide, track } = names

  useEffect(() => {
    const element = viewport.current
    if (!element) return
    const created = createRailController(element, { slide, track })
    const stopInert = keepHiddenSlidesInert(element)
    setController(created)
    return () => {
      stopInert()
      created.destroy()
    }
  }, [slide, track])

  const state = useSyncExternalStore(
    controller?.subscribe ?? noSubscription,
    controller?.getState ?? (() => still),
    () => still,
  )
  const attach = () => void controller?.attach()
  return {
    viewport,
    ready: controller !== undefined,
    state,
    turn: (direction) => controller?.turn(direction),
    handlers: {
      onKeyDown: (event) => onRailKey(event, controller),
      // The browser's own dragging of links and pictures would end the swipe.
      onDragStart: (event) => event.preventDefault(),
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && attach(),
      onTouchEnd: attach,
    },
  }
}
