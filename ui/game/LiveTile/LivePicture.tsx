import { clsx } from 'clsx'
import { memo } from 'react'
import type { TilePicture } from '#ui/game/GameTile'
import { LazyImage } from '#ui/media/LazyImage'
import styles from './LivePicture.module.css'
import { useLivePictures } from './useLivePictures.ts'

type LivePictureProps = Partial<TilePicture> & {
  /** Address of the current camera picture. */
  live: string | undefined
  /** The provider, which decides the colour of the plate for a missing picture. */
  maker: string
  still: boolean
  className?: string
}

/**
 * The picture of a table, covered by the camera's: a newer one fades in once it has loaded, and is left out if it
 * fails.
 */
export const LivePicture = memo(function LivePicture({
  live,
  maker,
  still,
  className,
  ...picture
}: LivePictureProps) {
  const { layers, settle } = useLivePictures(live)
  return (
    <div className={clsx(styles.stack, className)} data-still={still || undefined}>
      <LazyImage className={styles.layer} {...picture} missing={{ title: '', maker }} />
      {layers.map(({ src, state }) => (
        <img
          key={src}
          className={styles.layer}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          data-state={state}
          onLoad={() => settle(src, 'there')}
          onError={() => settle(src, 'failed')}
        />
      ))}
    </div>
  )
})
