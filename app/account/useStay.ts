import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutPreview } from '#app/domain/preview.ts'
import { onWake } from '#app/lib/onWake.ts'
import { type EndedStay, endedStay, endStay, returnFromGame } from '#app/queries/player/stay.ts'

const isPlay = (pathname: string): boolean => /^\/play\//.test(withoutPreview(pathname))

/** The stay at a game that is to be told now, and whether the page is that of a game. */
export function useStay(): { stay: EndedStay | undefined; playing: boolean } {
  const { pathname } = useLocation()
  const playing = isPlay(pathname)
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
