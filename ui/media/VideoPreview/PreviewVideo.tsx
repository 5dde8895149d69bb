import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#ui/controls/IconButton'
import { createViewWatcher } from '#ui/foundation/watchView.ts'
import { claim, giveUp } from './currentPlayer.ts'
import styles from './VideoPreview.module.css'

const watchView = createViewWatcher()

type PreviewVideoProps = {
  src: string
  /** Called if it cannot be played, or another preview starts. */
  onEnd: () => void
}

/** Releases the media, so that neither data nor decoder stay in use. */
function release(video: HTMLVideoElement): void {
  video.pause()
  video.removeAttribute('src')
  video.load()
}

/** Plays while it is in view, in a visible tab and not paused. */
function usePlayback(
  video: RefObject<HTMLVideoElement | null>,
  src: string,
  held: boolean,
  onEnd: () => void,
) {
  const inView = useRef(false)
  const stop = useEffectEvent(onEnd)

  const sync = useEffectEvent(() => {
    const element = video.current
    if (!element) return
    if (held || !inView.current || document.visibilityState === 'hidden') return element.pause()
    element.play().catch((reason: DOMException) => {
      if (reason.name === 'NotAllowedError') stop()
    })
  })

  useEffect(() => {
    const element = video.current
    if (!element) return
    const player = { stop: () => stop() }
    const onVisibility = () => sync()
    // Set here, not in the markup: a released video needs its address again.
    element.src = src
    claim(player)
    const stopWatching = watchView(element, (isInView) => {
      inView.current = isInView
      sync()
    })
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      stopWatching()
      document.removeEventListener('visibilitychange', onVisibility)
      giveUp(player)
      release(element)
    }
  }, [src, video])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause button changes `held`, which `sync` reads
  useEffect(() => sync(), [held])
}

/** The playing video with its mark and its pause button. */
export function PreviewVideo({ src, onEnd }: PreviewVideoProps) {
  const { formatMessage } = useIntl()
  const video = useRef<HTMLVideoElement>(null)
  const [shown, setShown] = useState(false)
  const [held, setHeld] = useState(false)
  usePlayback(video, src, held, onEnd)

  return (
    <>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: without controls it cannot be focused */}
      <video
        ref={video}
        className={styles.video}
        data-shown={shown}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        onPlaying={() => setShown(true)}
        onError={onEnd}
      />
      {shown && (
        <div className={styles.bar}>
          <span className={styles.mark}>{formatMessage({ id: 'ui.videoPreview.mark' })}</span>
          <IconButton
            className={styles.pause}
            icon={held ? 'play-fill' : 'pause-fill'}
            tone="media"
            label={formatMessage({ id: held ? 'ui.videoPreview.play' : 'ui.videoPreview.pause' })}
            onClick={() => setHeld(!held)}
          />
        </div>
      )}
    </>
  )
}
