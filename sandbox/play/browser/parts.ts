import { type createHost, isFramed } from './host.ts'

/** The element of that id; a game without it cannot be played. */
export function part<Part extends Element>(id: string, type: new () => Part): Part {
  const found = document.getElementById(id)
  if (found instanceof type) return found
  throw new Error(`game: the page has no ${type.name} called ${id}`)
}

/** Leaves the game: the page that frames it closes it, without one the history does. */
export function leave(tell: ReturnType<typeof createHost>): void {
  if (isFramed()) tell({ event: 'close' })
  else if (history.length > 1) history.back()
  else location.assign('/')
}
