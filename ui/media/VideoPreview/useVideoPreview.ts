import { useEffect, useState } from 'react'
import { tokens } from '#tokens/dist/tokens.ts'
import { savesData } from '#ui/foundation/savesData.ts'
import { usePrefersStill } from '#ui/foundation/usePrefersStill.ts'

export type VideoPreviewState = {
  /** Address of the video that should play. */
  playing: string | undefined
  /** Called if the video cannot be played, or another one plays instead. */
  end: () => void
}

/** Whether a preview shows its video: some time after it became active, and not against the visitor's preferences. */
export function useVideoPreview(src: string | undefined, active: boolean): VideoPreviewState {
  const still = usePrefersStill()
  const [playing, setPlaying] = useState<string>()
  const [ended, setEnded] = useState<string>()
  const wanted = active && !still && src !== ended ? src : undefined

  useEffect(() => {
    if (!active) setEnded(undefined)
  }, [active])

  useEffect(() => {
    if (!wanted || savesData()) return
    const timer = setTimeout(() => setPlaying(wanted), tokens.duration['video-reveal'])
    return () => {
      clearTimeout(timer)
      setPlaying(undefined)
    }
  }, [wanted])

  return { playing, end: () => setEnded(src) }
}
