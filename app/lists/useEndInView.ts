import { type RefObject, useEffect, useEffectEvent } from 'react'
import { createViewWatcher } from '#ui/foundation/watchView.ts'

/** Root margin above the view in pixels: a jump past the last item counts too. */
const MARGIN_ABOVE = 1_000_000

const watchView = createViewWatcher(`${MARGIN_ABOVE}px 0px 100%`)

/** Calls `onEnd` when the last of `drawn` items of a list that has more of them is at most a screen below the view. */
export function useEndInView(
  list: RefObject<HTMLElement | null>,
  drawn: number,
  more: boolean,
  onEnd: () => void,
): void {
  const reached = useEffectEvent(onEnd)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with more items another one is the last
  useEffect(() => {
    const last = list.current?.lastElementChild
    if (!more || !last) return
    return watchView(last, (isInView) => {
      if (isInView) reached()
    })
  }, [list, drawn, more])
}
