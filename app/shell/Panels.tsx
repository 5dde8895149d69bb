import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { detailsAhead } from './detailsAhead.ts'
import { overlaysOf } from './overlays.ts'

// Arrive when somebody is about to open one.
const PanelStack = lazy(() => import('./PanelStack.tsx').then((file) => ({ default: file.PanelStack })))

/** What lies over the page: what the present entry of the history says, or the details it is about to open. */
export function Panels() {
  const here = useLocation()
  const ahead = useSyncExternalStore(detailsAhead.subscribe, detailsAhead.getSnapshot, () => undefined)
  const entry = overlaysOf(here)
  const overlays = ahead === undefined ? entry : { ...entry, details: ahead }
  const used = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever entry has been reached
  useEffect(() => detailsAhead.set(undefined), [here.key])
  // The filters stand with their list.
  used.current ||= overlays.details !== undefined || (overlays.panel ?? 'filters') !== 'filters'
  return <Suspense>{used.current && <PanelStack overlays={overlays} />}</Suspense>
}
