import { lazy, Suspense, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { overlaysOf } from './overlays.ts'

// Arrive when one of them is first opened.
const PanelStack = lazy(() => import('./PanelStack.tsx').then((file) => ({ default: file.PanelStack })))

/** What lies over the page, as the present entry of the history says it. */
export function Panels() {
  const overlays = overlaysOf(useLocation())
  const used = useRef(false)
  // The filters stand with their list.
  used.current ||= overlays.details !== undefined || (overlays.panel ?? 'filters') !== 'filters'
  return <Suspense>{used.current && <PanelStack overlays={overlays} />}</Suspense>
}
