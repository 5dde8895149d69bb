import { useEffect } from 'react'
import { isPlay } from '#app/navigation/modals.ts'
import { usePlace } from '#app/navigation/place.tsx'
import { onWake } from '#app/platform/onWake.ts'
import { useStore, useStored } from '#app/platform/visit.ts'
import { createEndedStay, createStay, type EndedStay } from './stay.ts'

/** The stay at a game whose summary is to be shown, and whether the current page is a game. */
export function useStay(): { stay: EndedStay | undefined; playing: boolean } {
  const playing = isPlay(usePlace().pathname)
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
  return { stay: playing && !ended?.away ? undefined : ended, playing }
}
