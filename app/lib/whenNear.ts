/** How far outside the view a part may be when it begins to hydrate, in view heights. */
const MARGIN = '15%'

const waiting = new Map<string, () => void>()

/**
 * Resolves when the part of the page that the server drew from the slice `hash` is near the view. Without such
 * a part it resolves at once, to `false`: nothing stands there yet and somebody waits for it.
 */
export function whenNear(hash: string): Promise<boolean> {
  const element = document.querySelector(`[data-slice="${CSS.escape(hash)}"]`)
  if (!element) return Promise.resolve(false)
  return new Promise((resolve) => {
    const hydrate = () => {
      observer.disconnect()
      waiting.delete(hash)
      resolve(true)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) hydrate()
      },
      { rootMargin: `${MARGIN} 0px` },
    )
    observer.observe(element)
    waiting.set(hash, hydrate)
  })
}

/** Ends the wait for `hash`, wherever its part is: another page needs the same slice now. */
export const hydrateNow = (hash: string): void => waiting.get(hash)?.()
