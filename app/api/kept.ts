import { KEPT_HEADER } from './contract/kept.ts'

/** Type of the window's event for a response from this device; its detail is when the server had sent it, in ms since 1970. */
export const KEPT_EVENT = 'kept'

declare global {
  interface WindowEventMap {
    [KEPT_EVENT]: CustomEvent<number>
  }
}

/** Dispatches the event if a response with these headers came from this device. */
export function noteKept(headers: Headers): void {
  const at = Date.parse(headers.get(KEPT_HEADER) ?? '')
  if (!Number.isNaN(at)) window.dispatchEvent(new CustomEvent<number>(KEPT_EVENT, { detail: at }))
}
