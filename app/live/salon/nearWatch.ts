import { endOf, type Visit } from '#app/platform/visit.ts'

/** How far from the view tables are drawn: a row. */
const MARGIN = '300px 0px'

/** Tells which elements are near the view; one observer for the whole floor, which may have a thousand tables. */
export function createNearWatch(visit: Visit) {
  const listeners = new WeakMap<Element, (near: boolean) => void>()
  let observer: IntersectionObserver | undefined
  endOf(visit).addEventListener('abort', () => observer?.disconnect())

  function observe(): IntersectionObserver {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
      },
      { rootMargin: MARGIN },
    )
    return observer
  }

  return {
    /** Calls `listener` with whether `element` is near the view, now and at each change; the returned function ends that. */
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
