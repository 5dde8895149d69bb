import { endOf, type Visit } from '#app/platform/visit.ts'

/** Margin around the view in which tables are drawn: one row. */
const ROOT_MARGIN = '300px 0px'

/** Observes which elements are near the view; one observer for the whole floor, which may have a thousand tables. */
export function createNearbyObserver(visit: Visit) {
  const listeners = new WeakMap<Element, (near: boolean) => void>()
  let observer: IntersectionObserver | undefined
  endOf(visit).addEventListener('abort', () => observer?.disconnect())

  function observe(): IntersectionObserver {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
      },
      { rootMargin: ROOT_MARGIN },
    )
    return observer
  }

  return {
    /** Calls `listener` with whether `element` is near the view, at first and after each change; returns an unsubscriber. */
    watch(element: Element, listener: (near: boolean) => void): () => void {
      listeners.set(element, listener)
      observe().observe(element)
      return () => {
        listeners.delete(element)
        observer?.unobserve(element)
      }
    },
  }
}
