/** Milliseconds until idle time is no longer waited for. */
const PATIENCE = 2000

/** Resolves once the browser has nothing more urgent to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks: there whatever is due goes first, and that is all.
    if (typeof window.requestIdleCallback === 'undefined') setTimeout(resolve)
    else window.requestIdleCallback(() => resolve(), { timeout: PATIENCE })
  })
