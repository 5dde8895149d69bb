import { useEffect } from 'react'
import { isPlay } from '#app/navigation/modals.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { onWake } from '#app/platform/onWake.ts'
import { useStore, useStored } from '#app/platform/visit.ts'
import { createEndedStay, createStay, type EndedStay } from './stay.ts'

/** The finished stay at a game whose summary is to be shown. */
export function useStay(): EndedStay | undefined {
  const playing = isPlay(usePageLocation().pathname)
  const own = useStore(createStay)
  const ended = useStored(createEndedStay)
  // Ends a stay within the site that a reload has interrupted.
  useEffect(() => {
    if (!playing) own.end()
  }, [own, playing])
  // Ends a stay away from the site: the visitor returns by Back, from the back/forward cache or from another tab.
  useEffect(() => {
    own.returnFromGame()
    return onWake(own.returnFromGame)
  }, [own])
  return playing && !ended?.away ? undefined : ended
}
