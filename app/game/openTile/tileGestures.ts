import { tokens } from '#tokens/dist/tokens.ts'
import { hasModal } from '#ui/foundation/hasModal.ts'
import { isInRow } from '#ui/game/OpenTile'

type Gestures = {
  /** The tile that is open. */
  opened: () => HTMLElement | undefined
  open: (tile: HTMLElement) => void
  close: () => void
  /** Whether tiles may open now. */
  allowed: () => boolean
}

const HOVER_DELAY_MS = tokens.duration['tile-rest']

/** Pixels that a resting pointer may move. */
const REST_TOLERANCE_PX = 8

/** Whether the element at a point has an action of its own, which a resting pointer is about to press. */
const isControl = (x: number, y: number): boolean =>
  document.elementFromPoint(x, y)?.closest('button, a:not([data-stretched])') != null

/** The tile that contains `target`, if its game can be played and its neighbours can make room. */
function tileAt(target: EventTarget | null): HTMLElement | undefined {
  const tile = target instanceof Element ? target.closest<HTMLElement>('article[data-layout]') : null
  return tile && !tile.dataset.state && isInRow(tile) ? tile : undefined
}

const isLinkOfTile = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[data-stretched]')

/** Calls `task` once the pointer has rested on a tile, and not on one of its buttons, which may have appeared under it. */
function createHoverTimer(task: (tile: HTMLElement) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start = { x: 0, y: 0 }
  return {
    begin(tile: HTMLElement, { clientX: x, clientY: y }: PointerEvent): void {
      clearTimeout(timer)
      start = { x, y }
      timer = setTimeout(() => isControl(x, y) || task(tile), HOVER_DELAY_MS)
    },
    hasMoved: ({ clientX, clientY }: PointerEvent): boolean =>
      Math.hypot(clientX - start.x, clientY - start.y) > REST_TOLERANCE_PX,
    end: (): void => clearTimeout(timer),
  }
}

/** A pointer that rests on a tile opens it; one that goes elsewhere closes it. Returns handlers of pointer events. */
function mouseGestures({ opened, open, close, allowed }: Gestures) {
  const rest = createHoverTimer((tile) => allowed() && open(tile))
  let under: HTMLElement | undefined
  return {
    rest,
    onMove(event: PointerEvent): void {
      const tile = tileAt(event.target)
      if (opened() && tile !== opened()) close()
      if (tile === under && !rest.hasMoved(event)) return
      under = tile
      if (tile && tile !== opened()) rest.begin(tile, event)
      else rest.end()
    },
    onLeave({ pointerType }: PointerEvent): void {
      if (pointerType !== 'mouse') return
      under = undefined
      rest.end()
      close()
    },
  }
}

/** A long press opens a tile; its click is suppressed. */
function touchGestures({ open, allowed }: Gestures) {
  let isLong = false
  const rest = createHoverTimer((tile) => {
    if (!allowed()) return
    isLong = true
    open(tile)
  })
  return {
    rest,
    onDown(event: PointerEvent): void {
      isLong = false
      const tile = tileAt(event.target)
      if (tile) rest.begin(tile, event)
    },
    onClick(event: MouseEvent): void {
      if (!isLong) return
      isLong = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

/**
 * Opens the tile on which a mouse rests, a finger presses long, or on whose link Space is pressed; one at a time. Gestures
 * have no effect while a modal is open.
 */
export function listenForTiles(gestures: Gestures, signal: AbortSignal): void {
  const { opened, open, close, allowed } = gestures
  const mouse = mouseGestures(gestures)
  const touch = touchGestures(gestures)
  const isOutside = ({ target }: Event) => opened()?.contains(target as Node) === false
  const end = () => {
    mouse.rest.end()
    touch.rest.end()
  }
  const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, (event) => hasModal() || listener(event), { capture: true, signal })

  on('pointermove', (event) => {
    if (event.pointerType === 'mouse') mouse.onMove(event)
    else if (touch.rest.hasMoved(event)) touch.rest.end()
  })
  on('pointerdown', (event) => {
    end()
    if (isOutside(event)) close()
    if (event.pointerType !== 'mouse') touch.onDown(event)
  })
  on('pointerup', end)
  on('pointercancel', end)
  on('scroll', end)
  on('click', touch.onClick)
  on('contextmenu', (event) => {
    const { pointerType } = event as PointerEvent
    if (pointerType === 'touch' && allowed() && tileAt(event.target)) event.preventDefault()
  })
  on('focusin', (event) => {
    if (isOutside(event)) close()
  })
  on('keydown', (event) => {
    const tile = tileAt(event.target)
    if (event.key === 'Escape') return close()
    if (event.key !== ' ' || !tile || !isLinkOfTile(event.target) || !allowed()) return
    event.preventDefault()
    if (opened() === tile) close()
    else open(tile)
  })
  document.documentElement.addEventListener('pointerleave', mouse.onLeave, { signal })
  signal.addEventListener('abort', end)
}
