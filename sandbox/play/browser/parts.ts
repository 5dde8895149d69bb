import { type createHost, isFramed } from './host.ts'

/** The element with that id; throws if it is missing. */
export function part<Part extends Element>(id: string, type: new () => Part): Part {
  const found = document.getElementById(id)
  if (found instanceof type) return found
  throw new Error(`game: the page has no ${type.name} called ${id}`)
}

/** Leaves the game: closes its frame, or navigates back without one. */
export function leave(tell: ReturnType<typeof createHost>): void {
  if (isFramed()) tell({ event: 'close' })
  else if (history.length > 1) history.back()
  else location.assign('/')
}
