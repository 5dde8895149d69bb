import { useEffect, useSyncExternalStore } from 'react'
import { isPlay } from '#app/navigation/modals.ts'
import { usePlace } from '#app/navigation/place.tsx'
import { onWake } from '#app/platform/onWake.ts'
import { type EndedStay, endedStay, endStay, returnFromGame } from './stay.ts'

/** The stay at a game whose summary is to be shown, and whether the current page is a game. */
export function useStay(): { stay: EndedStay | undefined; playing: boolean } {
  const playing = isPlay(usePlace().pathname)
  const ended = useSyncExternalStore(endedStay.subscribe, endedStay.getSnapshot, () => undefined)
  // Ends a stay within the site that a reload has interrupted.
  useEffect(() => {
    if (!playing) endStay()
  }, [playing])
  // Ends a stay away from the site: the visitor returns by Back, from the back/forward cache or from another tab.
  useEffect(() => {
    returnFromGame()
    return onWake(returnFromGame)
  }, [])
  return { stay: playing && !ended?.away ? undefined : ended, playing }
}
