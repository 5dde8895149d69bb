const listeners = new Set<() => void>()
let ahead: string | undefined

function set(code: string | undefined): void {
  if (code === ahead) return
  ahead = code
  for (const listener of listeners) listener()
}

/**
 * The game whose details were asked for, until the router is there. Its turn touches every part of the page beneath,
 * which takes a cheap phone half a second; what was pressed answers in the next frame.
 */
export const detailsAhead = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  getSnapshot: (): string | undefined => ahead,
  set,
}
