import { useEffect, useSyncExternalStore } from 'react'
import { useOpenModals } from '#app/navigation/modalEntry.ts'
import { isPlay } from '#app/navigation/modals.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { createInterruptions } from '#app/platform/interruptions/interruptions.ts'
import { useSelected, useStore } from '#app/platform/visit.ts'
import { createEndedStay, type EndedStay } from '#app/player/stay/stay.ts'
import { FIELD_SELECTOR } from './fieldSelector.ts'

const isInField = (): boolean => document.activeElement?.matches(FIELD_SELECTOR) ?? false

function subscribeToFocus(listener: () => void): () => void {
  // During `focusout` the next element does not have the focus yet.
  const later = () => queueMicrotask(listener)
  document.addEventListener('focusin', listener)
  document.addEventListener('focusout', later)
  return () => {
    document.removeEventListener('focusin', listener)
    document.removeEventListener('focusout', later)
  }
}

/** Whether the player is back from a game on another site, at the page that led there. */
const isReturned = (stay: EndedStay | undefined): boolean => stay?.away ?? false

/** Blocks interruptions while a game runs, a panel is open, or a field has the focus (UXP-11). */
export function InterruptionBlocker() {
  const interruptions = useStore(createInterruptions)
  const back = useSelected(createEndedStay, isReturned)
  const playing = isPlay(usePageLocation().pathname) && !back
  const inPanel = useOpenModals().length > 0
  const inField = useSyncExternalStore(subscribeToFocus, isInField, () => false)
  const blocked = playing || inPanel || inField
  useEffect(() => interruptions.block(blocked), [interruptions, blocked])
  useEffect(() => () => interruptions.block(true), [interruptions])
  return null
}
