import { type ComponentType, lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { pageOf } from '#app/history/historyEntries.ts'
import { type Overlays, overlaysIn, overlaysOf } from '#app/history/overlays.ts'
import { overlaysAhead } from '#app/history/overlaysAhead.ts'
import { useShownAddress } from '#app/history/shownAddress.ts'
import { whenConnected } from '#ui/foundation/whenConnected.ts'

type Stack = ComponentType<Overlays>

let loaded: Stack | undefined

/** Brings the panels, for somebody who is about to open one: what is there by then opens in the next frame. */
export async function loadPanels(): Promise<{ default: Stack }> {
  const { PanelStack } = await whenConnected(() => import('./PanelStack.tsx'))
  loaded = PanelStack
  return { default: PanelStack }
}

/** Whether they open without asking anybody. */
export const arePanelsHere = (): boolean => loaded !== undefined

const LatePanels = lazy(loadPanels)

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
  const stack = useRef<Stack | undefined>(undefined)
  useBackAhead(!isEmpty(overlays))
  useShownAddress(here)
  useReached(here)
  // The filters stand with their list. Once chosen it stays: another one would open all anew.
  if (overlays.details !== undefined || (overlays.panel ?? 'filters') !== 'filters') {
    stack.current ??= loaded ?? LatePanels
  }
  const PanelStack = stack.current
  return <Suspense>{PanelStack && <PanelStack {...overlays} />}</Suspense>
}
