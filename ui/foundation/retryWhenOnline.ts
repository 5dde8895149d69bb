/** Resolves when the device says that its connection is back. */
const backOnline = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }))

/**
 * Loads a part of the site. One that fails without a connection is no part of an old build: it is asked for again when
 * there is one (UXP-17), and whoever waits for it waits.
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
