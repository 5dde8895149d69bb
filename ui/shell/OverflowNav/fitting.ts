/** The number of leading items in `widths` that fit into `room`; `more` is the width of the button for the others. */
export function fitting({ widths, more, room }: { widths: number[]; more: number; room: number }): number {
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (total <= room) return widths.length

  let used = more
  const first = widths.findIndex((width) => {
    used += width
    return used > room
  })
  return Math.max(first, 0)
}
