/**
 * Calls `listener` with whether a pixel of `element` is in view, at first and after each change; the returned function stops
 * it.
 */
export type WatchView = (element: Element, listener: (isInView: boolean) => void) => () => void

/**
 * Observes elements with one `IntersectionObserver` for all of them, since a page may have a thousand; each has one listener.
 * `rootMargin` enlarges the view (CSS lengths or percentages, as the observer takes them).
 */
export function createViewWatcher(rootMargin = '0px'): WatchView {
  const listeners = new WeakMap<Element, (isInView: boolean) => void>()
  let observer: IntersectionObserver | undefined

  function observe(): IntersectionObserver {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
      },
      { rootMargin, threshold: 0 },
    )
    return observer
  }

  return (element, listener) => {
    listeners.set(element, listener)
    observe().observe(element)
    return () => {
      listeners.delete(element)
      observer?.unobserve(element)
    }
  }
}

/**
 * Calls `then` once `element` is in view or within `margin` of it (a CSS length or percentage); the returned function
 * cancels.
 */
export function onceNear(element: Element, margin: string, then: () => void): () => void {
  const stop = createViewWatcher(`${margin} 0px`)(element, (isNear) => {
    if (!isNear) return
    stop()
    then()
  })
  return stop
}
