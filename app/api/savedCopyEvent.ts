import { SAVED_COPY_HEADER } from './contract/savedCopyHeader.ts'

/** Type of the window event for a cached response; its detail is the time when the server had sent it, in ms since 1970. */
export const SAVED_COPY_EVENT = 'kept'

declare global {
  interface WindowEventMap {
    [SAVED_COPY_EVENT]: CustomEvent<number>
  }
}

/** Dispatches the event if a response with these headers came from a cache of the service worker. */
export function reportSavedCopy(headers: Headers): void {
  const at = Date.parse(headers.get(SAVED_COPY_HEADER) ?? '')
  if (!Number.isNaN(at)) window.dispatchEvent(new CustomEvent<number>(SAVED_COPY_EVENT, { detail: at }))
}
