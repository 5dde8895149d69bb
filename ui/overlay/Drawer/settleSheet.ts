import { tokens } from '#tokens/dist/tokens.ts'
import { move, resetInlineStyles } from '#ui/foundation/motion.ts'
import { type Release, resisted, type Snap, settleTime } from './sheetDrag.ts'

type Sheet = { sheet: HTMLElement; footer: HTMLElement | null }

/** Offset of a sheet below its full height, and that of its peek, in px. */
export type SheetOffset = { offset: number; peek: number }

export type Settling = {
  /** Stops the sheet under a new press, and returns its offset; undefined once it has arrived. */
  catchUp: () => number | undefined
}

/** Offset of the footer, opposite to that of the sheet, so that it stays in view from the peek up. */
const footerOffset = ({ offset, peek }: SheetOffset): number => -Math.min(Math.max(offset, 0), peek)

/** Moves an element to an offset, in a layer of its own, or without one removes its inline styles. */
function place({ style }: HTMLElement, offset: number | undefined): void {
  const isPlaced = offset !== undefined
  style.translate = isPlaced ? `0 ${offset}px` : ''
  style.transition = isPlaced ? 'none' : ''
  style.willChange = isPlaced ? 'translate' : ''
}

/** Moves the sheet with its footer to an offset, or without one removes their inline styles. */
export function placeSheet({ sheet, footer }: Sheet, at?: SheetOffset): void {
  place(sheet, at?.offset)
  if (footer) place(footer, at && footerOffset(at))
}

/**
 * Animates a released sheet to its final position, with the velocity of the finger. Returns undefined if animations do not
 * run; then only a CSS transition may move it.
 */
export function settleSheet(
  parts: Sheet,
  { offset, velocity, peek }: Omit<Release, 'height'>,
  snap: Snap | 'closed',
): Settling | undefined {
  const { sheet, footer } = parts
  const leaves = snap === 'closed'
  const from = resisted(offset)
  const to = { full: 0, peek, closed: sheet.offsetHeight }[snap]
  const pace = { ms: settleTime({ from, to, velocity, leaves }), ease: 'sheet' } as const
  const way = (a: number, b: number) => ({ translate: [`0 ${a}px`, `0 ${b}px`] as [string, string] })

  const going = move(sheet, way(from, to), pace)
  if (!going) return undefined
  const start = footerOffset({ offset, peek })
  const along = footer && move(footer, way(start, footerOffset({ offset: to, peek })), pace)
  let settled = false
  void going.arrived.then(() => {
    settled = true
    if (leaves) return stayAway(parts)
    for (const part of [sheet, footer]) if (part) resetInlineStyles(part, 'translate', 'willChange')
  })

  return {
    catchUp() {
      if (settled) return undefined
      settled = true
      going.stop()
      along?.stop()
      return Number.parseFloat(sheet.style.translate.split(' ')[1] ?? '0')
    },
  }
}

/** It is gone when its owner has closed it; one that is kept open after all comes back. */
function stayAway(parts: Sheet): void {
  setTimeout(() => {
    if (parts.sheet.closest('[data-open]')) placeSheet(parts)
  }, tokens.duration['sheet-in'])
}
