/** A grid of equal tiles, in pixels. */
export type GridShape = {
  columns: number
  /** Width of a tile. */
  tile: number
  /** Height of a row. */
  row: number
  columnGap: number
  rowGap: number
}

/** A position that survives a change of width: the first tile in view, and how far its row is scrolled out. */
export type GridPosition = { index: number; shift: number }

export const rowsOf = (count: number, columns: number): number => Math.ceil(count / columns)

export const rowOf = (index: number, columns: number): number => Math.floor(index / columns)

const pitch = ({ row, rowGap }: GridShape): number => row + rowGap

/** Height of the whole list. */
export function heightOf(count: number, shape: GridShape): number {
  const rows = rowsOf(count, shape.columns)
  return Math.max(0, rows * pitch(shape) - shape.rowGap)
}

/** Offset of tile `index`. */
export function placeOf(index: number, shape: GridShape): { top: number; left: number } {
  const column = index % shape.columns
  return {
    top: rowOf(index, shape.columns) * pitch(shape),
    left: column * (shape.tile + shape.columnGap),
  }
}

/** The position at a scroll `offset` from the list's top; above it the shift is negative. */
export function positionAt(offset: number, count: number, shape: GridShape): GridPosition {
  const last = Math.max(0, rowsOf(count, shape.columns) - 1)
  const row = Math.min(Math.max(0, Math.floor(offset / pitch(shape))), last)
  return { index: row * shape.columns, shift: offset - row * pitch(shape) }
}

/** The scroll offset of a position. */
export const offsetOf = ({ index, shift }: GridPosition, shape: GridShape): number =>
  placeOf(index, shape).top + shift

/** The rows to render: those in view and the one with the focus, in order. */
export function withRow(rows: number[], pinned: number | undefined): number[] {
  if (pinned === undefined || rows.includes(pinned)) return rows
  return [...rows, pinned].sort((a, b) => a - b)
}

const moves: Record<string, (at: number, columns: number, page: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at, columns) => at + columns,
  ArrowUp: (at, columns) => at - columns,
  PageDown: (at, columns, page) => at + columns * page,
  PageUp: (at, columns, page) => at - columns * page,
  Home: () => 0,
  End: () => Number.POSITIVE_INFINITY,
}

/** The tile to which a key leads from tile `at`, undefined for other keys; `page` is the number of rows in view. */
export function targetOf(key: string, at: number, count: number, columns: number, page: number) {
  const move = moves[key]
  if (!move || count === 0) return undefined
  return Math.min(Math.max(0, move(at, columns, Math.max(1, page))), count - 1)
}
