/** Resolves when the browser is online again. */
const backOnline = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }))

/**
 * Loads a part of the site. A failure while offline does not mean an old build: it is loaded again when the network
 * returns (UXP-17), and callers wait for that.
 */
export async function retryWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await backOnline()
    return retryWhenOnline(load)
  }
}
