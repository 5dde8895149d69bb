import { storeOf, type Visit } from '#app/platform/visit.ts'
import { createLiveFeed } from './liveFeed.ts'
import { createUpdateRate } from './updateRate.ts'

type Watched = { enter: () => void; leave: () => void }

const watched = new WeakMap<Element, Watched>()
let observer: IntersectionObserver | undefined

/** One observer for all tiles, since a page may have hundreds. */
function observe(): IntersectionObserver {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const own = watched.get(target)
      if (isIntersecting) own?.enter()
      else own?.leave()
    }
  })
  return observer
}

type Followed = {
  code: string
  /** Address of the hub. */
  hub: string
  /** Called when the table changes. */
  onChange: () => void
}

/**
 * Calls `onChange` when the table `code` changes while `element` is in view, and once when it comes into view. The feed
 * at `hub` runs while any such element is in view.
 */
export function watchInView(visit: Visit, element: Element, { code, hub, onChange }: Followed): () => void {
  let stop: (() => void) | undefined
  const leave = () => {
    stop?.()
    stop = undefined
  }
  const enter = () => {
    leave()
    stop = storeOf(visit, createLiveFeed).follow(code, hub, () => {
      storeOf(visit, createUpdateRate).noteChange()
      onChange()
    })
    onChange()
  }
  watched.set(element, { enter, leave })
  observe().observe(element)
  return () => {
    leave()
    watched.delete(element)
    observer?.unobserve(element)
  }
}
