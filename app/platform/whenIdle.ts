/** Longest wait for idle time in milliseconds. */
const IDLE_TIMEOUT_MS = 2000

/** Resolves once the browser is idle. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks: a timeout only lets due tasks run first.
    if (typeof window.requestIdleCallback === 'undefined') setTimeout(resolve)
    else window.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
  })
