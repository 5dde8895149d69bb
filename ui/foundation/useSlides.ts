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
import { placeAfter } from './lineKeys.ts'
import {
  createSlideController,
  type SlideController,
  type SlideNames,
  type SlidesState,
} from './slideController.ts'
import { useSlidesMemory } from './slidesMemory.ts'
import { onceNear } from './watchView.ts'

const still: SlidesState = { atStart: true, atEnd: true }
const noSubscription = () => () => undefined

/**
 * With a mouse, slides out of view leave the tab order; the arrow buttons bring them back. Only after the row has been
 * in view: before the browser has laid it out, every slide would count as hidden.
 */
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
  const stop = onceNear(viewport, '0px', () => {
    for (const slide of viewport.firstElementChild?.children ?? []) observer.observe(slide)
  })
  return () => {
    stop()
    observer.disconnect()
  }
}

function focusSlide(slides: HTMLCollection, index: number): void {
  const slide = slides[index]
  slide?.removeAttribute('inert')
  slide?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
}

/** Arrow keys, Home and End move the focus between slides. */
function onSlideKey(event: KeyboardEvent<HTMLElement>, controller: SlideController | undefined): void {
  const slides = event.currentTarget.firstElementChild?.children
  if (!slides) return
  const at = [...slides].findIndex((slide) => slide.contains(event.target as Node))
  const next = placeAfter(event, at, slides.length - 1)
  if (next === undefined) return
  event.preventDefault()
  controller?.reveal(next)
  focusSlide(slides, next)
}

export type SlidesBinding = {
  viewport: RefObject<HTMLDivElement | null>
  /** Whether it has hydrated; the arrow buttons are shown from then on. */
  ready: boolean
  state: SlidesState
  turn: (direction: 1 | -1) => void
  handlers: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    onDragStart: (event: DragEvent<HTMLElement>) => void
    onPointerEnter: (event: PointerEvent<HTMLElement>) => void
    onScroll: () => void
    onTouchEnd: () => void
  }
}

export type SlidesOptions = {
  /** Name under which its position is stored; without one it starts at its beginning. */
  memory?: string
  /** Whether all its slides are rendered. @default true */
  whole?: boolean
  /** Called when a row that is not whole has moved and is still again. */
  onMoved?: () => void
}

/** Connects a row of slides with its controller. */
export function useSlides(
  names: SlideNames,
  { memory, whole = true, onMoved }: SlidesOptions = {},
): SlidesBinding {
  const viewport = useRef<HTMLDivElement>(null)
  useSlidesMemory(viewport, memory, whole)
  const [controller, setController] = useState<SlideController>()
  const { slide, track } = names

  useEffect(() => {
    if (!viewport.current) return
    const created = createSlideController(viewport.current, { slide, track })
    setController(created)
    return () => created.destroy()
  }, [slide, track])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other slides are added when `whole` changes
  useEffect(() => {
    controller?.update()
    return viewport.current ? keepHiddenSlidesInert(viewport.current) : undefined
  }, [controller, whole])

  const state = useSyncExternalStore(
    controller?.subscribe ?? noSubscription,
    controller?.getState ?? (() => still),
    () => still,
  )
  const attach = () => void controller?.attach()
  const moving = useRef(false)
  const onScroll = async () => {
    if (whole || !onMoved || moving.current) return
    moving.current = true
    await controller?.whenStill()
    moving.current = false
    onMoved()
  }
  return {
    viewport,
    ready: controller !== undefined,
    state: whole ? state : { ...state, atEnd: false },
    turn: (direction) => controller?.turn(direction),
    handlers: {
      onKeyDown: (event) => onSlideKey(event, controller),
      // Native dragging of links and pictures would end the swipe.
      onDragStart: (event) => event.preventDefault(),
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && attach(),
      onScroll: () => void onScroll(),
      onTouchEnd: attach,
    },
  }
}
