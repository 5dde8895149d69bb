import { useEffect, useSyncExternalStore } from 'react'
import { usePlace } from '#app/history/place.tsx'
import { onWake } from '#app/lib/onWake.ts'
import { type EndedStay, endedStay, endStay, returnFromGame } from '#app/queries/player/stay.ts'

const isPlay = (path: string): boolean => /^\/play\//.test(path)

/** The stay at a game that is to be told now, and whether the page is that of a game. */
export function useStay(): { stay: EndedStay | undefined; playing: boolean } {
  const playing = isPlay(usePlace().path)
  const ended = useSyncExternalStore(endedStay.subscribe, endedStay.getSnapshot, () => undefined)
  // A game within the site that a reload has left.
  useEffect(() => {
    if (!playing) endStay()
  }, [playing])
  // A game away from the site: by Back, from the browser's memory or out of another tab.
  useEffect(() => {
    returnFromGame()
    return onWake(returnFromGame)
  }, [])
  return { stay: playing && !ended?.away ? undefined : ended, playing }
}
