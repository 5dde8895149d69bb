/** Pixels after which a press with the mouse is a drag. */
const MOUSE_SLACK_PX = 6

/** Pixels that a resting finger may move. */
const FINGER_SLACK_PX = 10

/** Milliseconds that a finger rests on a tile until a drag begins; a finger that moves earlier scrolls. */
const LONG_PRESS_MS = 350

/** Distance to the window's edge within which a drag scrolls the page, and the scroll step of a frame, in pixels. */
const SCROLL_EDGE_PX = { near: 80, step: 12 }

type Point = { x: number; y: number }

type DragHandlers = {
  /** A tile leaves its place. */
  lift: (index: number) => void
  /** The pointer is over the place of another tile. */
  over: (index: number) => void
  /** The tile is where the pointer is; the handler draws it there. */
  follow: (pointer: Point, from: Point) => void
  drop: () => void
  cancel: () => void
}

const indexOf = (item: Element | null | undefined) =>
  item instanceof HTMLElement && item.dataset.index !== undefined ? Number(item.dataset.index) : undefined

/** The place under a point; a lifted tile takes no part in that. */
function indexAt(area: Element, { x, y }: Point): number | undefined {
  const item = document.elementsFromPoint(x, y).find((element) => element.matches('li[data-index]'))
  return item && area.contains(item) ? indexOf(item) : undefined
}

const scrollStep = (y: number) =>
  y < SCROLL_EDGE_PX.near
    ? -SCROLL_EDGE_PX.step
    : y > window.innerHeight - SCROLL_EDGE_PX.near
      ? SCROLL_EDGE_PX.step
      : 0

/** Follows one press, which may become a drag; returns a function that ends it. */
function follow(
  area: Element,
  start: PointerEvent,
  handlers: DragHandlers,
  onEnd: (dragged: boolean) => void,
) {
  const index = indexOf((start.target as Element).closest('[data-index]'))
  const from: Point = { x: start.clientX, y: start.clientY }
  const ended = new AbortController()
  const { signal } = ended
  let at = from
  let isDragging = false
  let frame = 0

  function look(): void {
    const step = scrollStep(at.y)
    if (step !== 0) window.scrollBy({ top: step, behavior: 'instant' })
    const under = indexAt(area, at)
    if (under !== undefined) handlers.over(under)
    handlers.follow(at, from)
    frame = requestAnimationFrame(look)
  }

  function begin(): void {
    if (index === undefined || isDragging) return
    isDragging = true
    handlers.lift(index)
    frame = requestAnimationFrame(look)
  }

  function end(how: 'drop' | 'cancel'): void {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    ended.abort()
    if (isDragging) handlers[how]()
    onEnd(isDragging)
  }

  const isMouse = start.pointerType === 'mouse'
  const timer = isMouse ? undefined : setTimeout(begin, LONG_PRESS_MS)

  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== start.pointerId) return
      at = { x: event.clientX, y: event.clientY }
      const far = Math.hypot(at.x - from.x, at.y - from.y)
      if (isMouse && far > MOUSE_SLACK_PX) begin()
      // A finger that moves at once scrolls.
      else if (!isMouse && !isDragging && far > FINGER_SLACK_PX) end('cancel')
    },
    { signal },
  )
  window.addEventListener('pointerup', () => end('drop'), { signal })
  window.addEventListener('pointercancel', () => end('cancel'), { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end('cancel'), {
    signal,
    capture: true,
  })
  // Once the tile is lifted the page must not scroll under the finger.
  window.addEventListener('touchmove', (event) => isDragging && event.preventDefault(), {
    signal,
    passive: false,
  })
  return () => end('cancel')
}

/** Lets tiles be dragged in `area`, with the mouse or after a long press, until the returned function is called. */
export function listenForDrags(area: HTMLElement, handlers: DragHandlers): () => void {
  const left = new AbortController()
  const { signal } = left
  let stop: (() => void) | undefined
  let wasDragged = false

  area.addEventListener(
    'pointerdown',
    (event) => {
      wasDragged = false
      const isGrip = (event.target as Element).closest('[data-grip]') !== null
      if (!isGrip || event.button !== 0 || !event.isPrimary) return
      stop = follow(area, event, handlers, (dragged) => {
        stop = undefined
        wasDragged = dragged
      })
    },
    { signal },
  )
  // The press that ends a drag is no press of the tile, and the menu of a long press would take the finger away.
  area.addEventListener(
    'click',
    (event) => {
      // A key has no detail.
      if (wasDragged && event.detail > 0) event.stopPropagation()
    },
    { signal, capture: true },
  )
  area.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  return () => {
    left.abort()
    stop?.()
  }
}
