/** The corner of a table on the floor, in pixels. */
export type Corner = { readonly left: number; readonly top: number }

/** Difference in pixels up to which two tables are in the same row. */
const ROW_TOLERANCE_PX = 2

/** The nearest table to the left edge of `from` in the next row below (`1`) or above (`-1`). */
function inNextRow(corners: readonly Corner[], at: number, way: 1 | -1): number {
  const from = corners[at]
  if (!from) return at
  const isBeyond = ({ top }: Corner) => (top - from.top) * way > ROW_TOLERANCE_PX
  const beyond = corners.filter(isBeyond)
  const nearest = Math.min(...beyond.map(({ top }) => (top - from.top) * way))
  const row = beyond.filter(({ top }) => (top - from.top) * way - nearest < ROW_TOLERANCE_PX)
  const best = row.reduce<Corner | undefined>(
    (found, corner) =>
      found && Math.abs(found.left - from.left) <= Math.abs(corner.left - from.left) ? found : corner,
    undefined,
  )
  return best ? corners.indexOf(best) : at
}

/** The table to which a key leads from table `at`; `undefined` for other keys. */
export function tableAfter(key: string, at: number, corners: readonly Corner[]): number | undefined {
  const last = corners.length - 1
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, last)
    case 'ArrowLeft':
      return Math.max(at - 1, 0)
    case 'ArrowDown':
      return inNextRow(corners, at, 1)
    case 'ArrowUp':
      return inNextRow(corners, at, -1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
