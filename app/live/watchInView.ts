import { storeOf, type Visit } from '#app/platform/visit.ts'
import { createViewWatcher } from '#ui/foundation/watchView.ts'
import { createLiveFeed } from './liveFeed.ts'
import { createUpdateRate } from './updateRate.ts'

const watchView = createViewWatcher()

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
  const stopWatching = watchView(element, (isInView) => (isInView ? enter() : leave()))
  return () => {
    leave()
    stopWatching()
  }
}
