import { clsx } from 'clsx'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '#ui/media/Icon'
import styles from './VideoBlock.module.css'

export type VideoBlockProps = Omit<ComponentProps<'video'>, 'src' | 'controls' | 'aria-label'> & {
  /** The name of the video: its accessible name, and that of the button. */
  name: string
  /** Address of the video, which loads when it is played. */
  src: string
}

/**
 * A video with its poster that plays after a press; then it has the browser's controls. They are also there before the
 * scripts have run. Its children are for browsers that cannot play it.
 */
export function VideoBlock({ name, src, className, children, ...rest }: VideoBlockProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [look, setLook] = useState<'unscripted' | 'poster' | 'started'>('unscripted')

  useEffect(() => setLook(video.current?.paused === false ? 'started' : 'poster'), [])

  async function start() {
    setLook('started')
    // A video that fails to play says so itself.
    await video.current?.play().catch(() => undefined)
    // The button is gone: its focus continues at the controls, unless a person has moved it in the meantime.
    if (document.activeElement === document.body) video.current?.focus({ preventScroll: true })
  }

  return (
    <div className={clsx(styles.block, className)}>
      <video
        preload="none"
        playsInline
        {...rest}
        ref={video}
        className={styles.video}
        controls={look !== 'poster'}
        aria-label={name}
        src={src}
      >
        <track kind="captions" />
        {children}
      </video>
      {look === 'poster' && (
        <button type="button" className={styles.start} onClick={() => void start()}>
          <span className={styles.play}>
            <Icon name="play-fill" size={24} />
          </span>
          <span className="visually-hidden">
            <FormattedMessage id="ui.videoBlock.play" values={{ name }} />
          </span>
        </button>
      )}
    </div>
  )
}
