/**
 * Calls `then` once `element` is in view or within `margin` of it (a CSS length or percentage); the returned function
 * cancels.
 */
export function onceNear(element: Element, margin: string, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      then()
    },
    { rootMargin: `${margin} 0px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
