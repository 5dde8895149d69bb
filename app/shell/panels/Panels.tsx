import { Suspense, useState } from 'react'
import { useOpenModals } from '#app/navigation/modalEntry.ts'
import type { OpenModal } from '#app/navigation/modals.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'

/** What is there when it is pressed for opens in the next frame. */
export const PanelStack = lazyPart(() => import('./PanelStack.tsx').then((file) => file.PanelStack))

/** Panels that stand here; filters stand with their list, the others with what opens them. */
const isHere = ({ name }: OpenModal): boolean =>
  name === 'details' || name === 'search' || name === 'help' || name === 'safe-play'

/** The panels over the page. */
export function Panels() {
  const wanted = useOpenModals().some(isHere)
  const [used, setUsed] = useState(false)
  if (wanted && !used) setUsed(true)
  return <Suspense>{used && <PanelStack />}</Suspense>
}
