/** Header of a response from the device: when the server had sent it (ISO 8601). */
export const KEPT_HEADER = 'x-kept'

type Listener = (at: number) => void

const listeners = new Set<Listener>()

/**
 * Calls `listener` for each response that came from this device, with the time at which the server had sent it, in
 * milliseconds since 1970; the returned function ends that.
 */
export function onKept(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells the listeners if a response with these headers came from this device. */
export function noteKept(headers: Headers): void {
  const at = Date.parse(headers.get(KEPT_HEADER) ?? '')
  if (!Number.isNaN(at)) for (const listener of listeners) listener(at)
}
