import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { pageOf } from '#app/history/historyEntries.ts'
import { type Overlays, overlaysIn, overlaysOf } from '#app/history/overlays.ts'
import { overlaysAhead } from '#app/history/overlaysAhead.ts'
import { useShownAddress } from '#app/history/shownAddress.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'

/** What is there when it is pressed for opens in the next frame. */
export const PanelStack = lazyPart(() => import('./PanelStack.tsx').then((file) => file.PanelStack))

const isEmpty = ({ details, panel }: Overlays): boolean => details === undefined && panel === undefined

/** Closes at once what is `open` and Back takes away, before the router has turned to the page beneath. */
function useBackAhead(open: boolean): void {
  useEffect(() => {
    if (!open) return
    function onPop({ state }: PopStateEvent) {
      if (isEmpty(overlaysIn(state?.usr))) overlaysAhead.set({})
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [open])
}

/** What was shown ahead ends with the entry it was shown for; not with the page beneath, which Back reaches after the next press. */
function useReached(here: Location): void {
  const page = pageOf(here)
  const last = useRef(page)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever entry has been reached
  useEffect(() => {
    const opens = !isEmpty(overlaysAhead.getSnapshot() ?? {})
    const isBeneath = page === last.current && isEmpty(overlaysOf(here))
    last.current = page
    if (!(opens && isBeneath)) overlaysAhead.set(undefined)
  }, [here.key])
}

/** What lies over the page: what the present entry of the history says, or the one that is about to be. */
export function Panels() {
  const here = useLocation()
  const ahead = useSyncExternalStore(overlaysAhead.subscribe, overlaysAhead.getSnapshot, () => undefined)
  const overlays = ahead ?? overlaysOf(here)
  const [used, setUsed] = useState(false)
  useBackAhead(!isEmpty(overlays))
  useShownAddress(here)
  useReached(here)
  // The filters stand with their list.
  const wanted = overlays.details !== undefined || (overlays.panel ?? 'filters') !== 'filters'
  if (wanted && !used) setUsed(true)
  return <Suspense>{used && <PanelStack {...overlays} />}</Suspense>
}
