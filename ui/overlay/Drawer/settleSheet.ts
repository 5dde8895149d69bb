import { tokens } from '#tokens/dist/tokens.ts'
import { handBack, move } from '#ui/foundation/motion.ts'
import { type Release, resisted, type Snap, settleTime } from './sheetDrag.ts'

type Sheet = { sheet: HTMLElement; footer: HTMLElement | null }

/** How far a sheet stands below its full height, and where it peeks, in px. */
export type SheetOffset = { offset: number; peek: number }

export type Settling = {
  /** Stops the sheet for a finger that takes hold of it, and says where it stands; nothing once it has arrived. */
  catchUp: () => number | undefined
}

/** The footer goes against the sheet, so that it stays in view from the peek up. */
const footerOffset = ({ offset, peek }: SheetOffset): number => -Math.min(Math.max(offset, 0), peek)

/** Puts the sheet under the finger, or gives it back to its style sheet. */
export function placeSheet({ sheet, footer }: Sheet, at?: SheetOffset): void {
  sheet.style.translate = at ? `0 ${at.offset}px` : ''
  sheet.style.transition = at ? 'none' : ''
  sheet.style.willChange = at ? 'translate' : ''
  if (!footer) return
  footer.style.translate = at ? `0 ${footerOffset(at)}px` : ''
  footer.style.transition = at ? 'none' : ''
  footer.style.willChange = at ? 'translate' : ''
}

/**
 * Moves a released sheet to its rest, as fast as the finger let go of it. Nothing where nothing can move: then the
 * transition of its style sheet leads there, or nothing does.
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
    for (const part of [sheet, footer]) if (part) handBack(part, 'translate', 'willChange')
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
