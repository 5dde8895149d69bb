import { clsx } from 'clsx'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/media/Icon'
import styles from './LazyImage.module.css'
import { observeImage } from './observeImage.ts'

export type LazyImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading'> & {
  /** Address of the picture; without one the fallback plate is shown. */
  src?: string
  /** The same picture for denser screens. */
  srcSet?: string
  /** Another picture while the media query holds, for example a square one on wide windows. */
  alternative?: { media: string; srcSet: string }
}

/** 1x1 placeholder (KIT-06). */
export const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

/** A picture that is asked for in view only, and leaves a quiet plate when it is missing or broken. */
export function LazyImage({ src, srcSet, alternative, alt = '', className, ...rest }: LazyImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState<string>()

  useEffect(() => {
    const element = image.current
    if (!element || !src) return
    if (element.dataset.asked !== undefined && element.complete && element.naturalWidth === 0) setBroken(src)
    return observeImage(element)
  }, [src])

  if (!src || broken === src) {
    return (
      <span className={clsx(styles.fallback, className)} data-state="error">
        <Icon name="cherries" size={32} />
      </span>
    )
  }
  const picture = (
    <img
      // What was asked for once shows its address for good; another picture is another element.
      key={src}
      {...rest}
      ref={image}
      className={clsx(styles.image, className)}
      alt={alt}
      src={PLACEHOLDER}
      data-src={src}
      data-srcset={srcSet}
      decoding="async"
      onError={() => setBroken(src)}
      // The real address may stand in `src` before this component takes over the server's HTML.
      suppressHydrationWarning
    />
  )
  if (!alternative) return picture
  return (
    <picture key={src}>
      <source media={alternative.media} data-srcset={alternative.srcSet} suppressHydrationWarning />
      {picture}
    </picture>
  )
}
