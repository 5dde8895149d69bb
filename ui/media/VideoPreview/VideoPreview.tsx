import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { LazyImage, type LazyImageProps } from '#ui/media/LazyImage'
import { PreviewVideo } from './PreviewVideo.tsx'
import { useVideoPreview } from './useVideoPreview.ts'
import styles from './VideoPreview.module.css'

export type VideoPreviewProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Address of the video; without it only the picture is shown. */
  src?: string
  /** The picture, shown whenever the video does not play. */
  poster?: Pick<LazyImageProps, 'src' | 'srcSet' | 'alternative' | 'instead' | 'alt' | 'missing'>
  /** Whether it has the attention: hover or focus, or its details are open. @default false */
  active?: boolean
}

/**
 * A picture that becomes a silent video after a while of attention. Only one plays at a time, and none for visitors who
 * want less motion, quiet or less data (UXP-06).
 */
export function VideoPreview({ src, poster, active = false, className, ...rest }: VideoPreviewProps) {
  const { playing, end } = useVideoPreview(src, active)
  return (
    <div {...rest} className={clsx(styles.preview, className)} data-picture="">
      <LazyImage {...poster} />
      {playing && <PreviewVideo key={playing} src={playing} onEnd={end} />}
    </div>
  )
}
