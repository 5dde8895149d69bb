type Line = {
  /** Widths of the entries in order. */
  widths: number[]
  /** Width of the button for those that do not fit. */
  more: number
  /** Width of the line. */
  room: number
  /** Index of an entry that always stays in the line. */
  keep?: number
}

/** The number of leading entries that fit into `room`, beside the button and the kept entry if that comes later. */
export function fitting({ widths, more, room, keep = -1 }: Line): number {
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (total <= room) return widths.length

  let used = more + (widths[keep] ?? 0)
  const first = widths.findIndex((width, index) => {
    used += index === keep ? 0 : width
    return used > room
  })
  return Math.max(first, 0)
}
