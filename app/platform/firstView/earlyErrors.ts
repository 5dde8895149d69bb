declare global {
  interface Window {
    /** Uncaught errors of the time before the app's code runs, until its log takes them. */
    aramaErrors?: unknown[]
  }
}

/** Number of early errors that are kept; later ones are dropped. */
const MAX_EARLY_ERRORS = 20

/** Keeps uncaught errors and unhandled rejections until `takeEarlyErrors`: on a slow connection scripts run late (ERR-05). */
export function keepEarlyErrors(): void {
  window.aramaErrors = []
  const note = (error: unknown) => {
    const { aramaErrors } = window
    if (aramaErrors && aramaErrors.length < MAX_EARLY_ERRORS) aramaErrors.push(error)
  }
  addEventListener('error', ({ error }) => error !== undefined && note(error))
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
}

/** The errors so far, in order; returned once. */
export function takeEarlyErrors(): unknown[] {
  const { aramaErrors = [] } = window
  delete window.aramaErrors
  return aramaErrors
}
