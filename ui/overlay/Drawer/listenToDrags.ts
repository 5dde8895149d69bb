import type { RefObject } from 'react'
import { loadMotion } from '#ui/foundation/motion.ts'
import { placeSheet, type Settling, type SheetOffset, settleSheet } from './settleSheet.ts'
import { peekOffset, resisted, type Snap, settle } from './sheetDrag.ts'

export type SheetParts = {
  /** Scrolls by itself at full height; a pull starts there only at its very top. */
  content: RefObject<HTMLElement | null>
  /** Stays in view while the sheet peeks. */
  footer: RefObject<HTMLElement | null>
  snap: Snap
  /** Whether there is a peek to rest at. */
  peeks: boolean
  onSettle: (to: Snap | 'closed') => void
}

type Drag = {
  start: number
  startX: number
  from: number
  /** Offset of the peek in px, measured as the drag begins: reading it at each movement would force a layout. */
  peek: number
  last: number
  at: number
  speed: number
  on: boolean
}

/** A finger moves this far before it drags rather than presses. */
const DRAG_THRESHOLD = 6
/** A finger that rests longer than this before it lets go no longer flicks (ms). */
const REST_TIME = 80
/** Things that know what to do with a finger themselves. */
const OWN_GESTURE = 'input, textarea, select, [role="slider"], [data-own-gesture]'

/** Moves `sheet` with the pointer until the returned function is called. */
export function listenToDrags(sheet: HTMLElement, parts: () => SheetParts): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  let drag: Drag | undefined
  let dragged = false
  let settling: Settling | undefined

  const peek = () => (parts().peeks ? peekOffset(sheet.offsetHeight, window.innerHeight) : 0)
  const place = (at?: SheetOffset) => placeSheet({ sheet, footer: parts().footer.current }, at)

  function onDown(event: PointerEvent) {
    if (!event.isPrimary || event.button !== 0 || !mayStart(event, parts())) return
    void loadMotion()
    const { clientX, clientY, timeStamp } = event
    const atPeek = peek()
    const from = parts().snap === 'peek' ? atPeek : 0
    drag = {
      start: clientY,
      startX: clientX,
      from,
      peek: atPeek,
      last: clientY,
      at: timeStamp,
      speed: 0,
      on: false,
    }
  }

  function onMove(event: PointerEvent) {
    if (!drag) return
    const moved = event.clientY - drag.start
    if (!drag.on) {
      const decision = decide(moved, event.clientX - drag.startX, event, parts())
      if (decision === 'leave') drag = undefined
      if (decision !== 'drag' || !drag) return
      drag.on = true
      drag.from = settling?.catchUp() ?? drag.from
      sheet.setPointerCapture(event.pointerId)
    }
    follow(drag, event)
    place({ offset: resisted(drag.from + moved), peek: drag.peek })
  }

  function onEnd(event: PointerEvent) {
    const ended = drag
    drag = undefined
    if (!ended?.on) return
    dragged = true
    setTimeout(() => {
      dragged = false
    })
    if (event.type === 'pointercancel') return place()
    const velocity = event.timeStamp - ended.at > REST_TIME ? 0 : ended.speed
    const release = { offset: ended.from + ended.last - ended.start, velocity, peek: ended.peek }
    const to = settle({ ...release, height: sheet.offsetHeight })
    settling = settleSheet({ sheet, footer: parts().footer.current }, release, to)
    if (!settling) place()
    parts().onSettle(to)
  }

  sheet.addEventListener('pointerdown', onDown, { signal })
  sheet.addEventListener('pointermove', onMove, { signal })
  sheet.addEventListener('pointerup', onEnd, { signal })
  sheet.addEventListener('pointercancel', onEnd, { signal })
  // The target of the focus or the wheel may be below the edge of a peeking sheet.
  const expand = () => parts().snap === 'peek' && parts().onSettle('full')
  parts().content.current?.addEventListener('wheel', ({ deltaY }) => deltaY > 0 && expand(), { signal })
  parts().content.current?.addEventListener('focusin', ({ target }) => isKeyboardFocus(target) && expand(), {
    signal,
  })
  // The click at the end of a drag is suppressed.
  sheet.addEventListener('click', (click) => dragged && click.stopPropagation(), { signal, capture: true })
  // Not passive: a pull at the top of the content is ours, and the browser must not scroll with it.
  const hold = (event: TouchEvent) => drag?.on && event.cancelable && event.preventDefault()
  sheet.addEventListener('touchmove', hold, { signal, passive: false })
  return () => listeners.abort()
}

const isKeyboardFocus = (target: EventTarget | null) =>
  target instanceof Element && target.matches(':focus-visible')

function mayStart({ target, pointerType }: PointerEvent, { content, snap }: SheetParts): boolean {
  if (!(target instanceof Element) || target.closest(OWN_GESTURE)) return false
  if (!content.current?.contains(target)) return true
  return pointerType === 'touch' && (snap === 'peek' || content.current.scrollTop <= 0)
}

/** Whether this movement drags the sheet, belongs to its content, or is too small to say. */
function decide(down: number, aside: number, { target }: PointerEvent, { content, snap }: SheetParts) {
  if (Math.max(Math.abs(down), Math.abs(aside)) <= DRAG_THRESHOLD) return 'wait'
  const scrolls = snap === 'full' && target instanceof Node && content.current?.contains(target)
  return Math.abs(aside) > Math.abs(down) || (scrolls && down < 0) ? 'leave' : 'drag'
}

function follow(drag: Drag, { clientY, timeStamp }: PointerEvent) {
  const passed = Math.max(timeStamp - drag.at, 1)
  drag.speed = 0.6 * ((clientY - drag.last) / passed) + 0.4 * drag.speed
  drag.last = clientY
  drag.at = timeStamp
}
