/** How far outside the view a part may be when it begins to wake, in view heights. */
const MARGIN = '50%'

/**
 * Resolves when the element with `id` is near the view: `true` when it holds HTML of the server, `false` when
 * it is empty or missing and there is something to wait for at once.
 */
export function whenNear(id: string): Promise<boolean> {
  const element = document.getElementById(id)
  if (!element) return Promise.resolve(false)
  const standing = !element.querySelector('[data-pending]')
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve(standing)
      },
      { rootMargin: `${MARGIN} 0px` },
    )
    observer.observe(element)
  })
}
