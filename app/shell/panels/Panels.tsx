import { Suspense, useState } from 'react'
import { useOpenModals } from '#app/navigation/modalEntry.ts'
import { isOfList, isTransient, type OpenModal } from '#app/navigation/modals.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'

/** All panels in one chunk; once loaded, a panel opens in the next frame. */
export const PanelStack = lazyPart(() => import('./PanelStack.tsx').then((file) => file.PanelStack))

/** Panels rendered here; other modals are rendered by the component that opens them. */
const isHere = (modal: OpenModal): boolean => !isTransient(modal) && !isOfList(modal)

/** The panels over the page. */
export function Panels() {
  const wanted = useOpenModals().some(isHere)
  const [used, setUsed] = useState(false)
  if (wanted && !used) setUsed(true)
  return <Suspense>{used && <PanelStack />}</Suspense>
}
