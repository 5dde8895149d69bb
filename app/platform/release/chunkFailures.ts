/** Messages of browsers, and of the build's loader, for a file of the site that could not be loaded. */
const MESSAGES = [
  // Chromium
  /failed to fetch dynamically imported module/i,
  // Firefox
  /error loading dynamically imported module/i,
  // Safari
  /importing a module script failed/i,
  // Vite
  /unable to preload css for/i,
]

/** Errors that the build's loader has reported. */
const reported = new WeakSet<object>()

/** Whether `error` means that a file of the site is gone, as after an update (ERR-02). */
export function isChunkFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  return (
    reported.has(error) || (error instanceof Error && MESSAGES.some((words) => words.test(error.message)))
  )
}

/** Records the errors that the build's loader reports, until the returned function is called. */
export function watchChunkFailures(): () => void {
  const onError = (event: Event) => {
    const payload: unknown = 'payload' in event ? event.payload : undefined
    if (typeof payload === 'object' && payload !== null) reported.add(payload)
  }
  window.addEventListener('vite:preloadError', onError)
  return () => window.removeEventListener('vite:preloadError', onError)
}
