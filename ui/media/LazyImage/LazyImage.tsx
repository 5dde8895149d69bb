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
  /** The picture in the place of one that is broken. */
  instead?: { src: string; srcSet?: string }
  /** What the plate says in place of a missing picture, and whose it is: all plates of a maker have one colour. */
  missing?: { title: string; maker?: string }
  /** Asked for out of view too, unless nothing of it is drawn: of few small pictures in a line that is moved. @default false */
  ahead?: boolean
  /** One of the first view's: it stands in the page with its address, and the line is its before it is the scripts'. @default false */
  first?: boolean
}

/** 1x1 placeholder (KIT-06). */
export const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

/** A picture that is asked for in view only, and leaves a quiet plate when it is missing or broken. */
export function LazyImage(props: LazyImageProps) {
  const {
    src,
    srcSet,
    alternative,
    instead,
    missing,
    ahead = false,
    first = false,
    alt = '',
    className,
    ...rest
  } = props
  const image = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState<string>()

  useEffect(() => {
    const element = image.current
    if (!element || !src) return
    if (element.dataset.asked !== undefined && element.complete && element.naturalWidth === 0) setBroken(src)
    return observeImage(element, ahead)
  }, [src, ahead])

  if (broken && broken === src && instead) return <LazyImage {...props} {...instead} instead={undefined} />
  if (!src || broken === src) return <Plate className={className} missing={missing} />
  const picture = (
    <img
      // What was asked for once shows its address for good; another picture is another element.
      key={src}
      {...rest}
      ref={image}
      className={clsx(styles.image, className)}
      alt={alt}
      {...(first
        ? // Both are named: what asks for it ahead looks at `srcSet` alone.
          { src, srcSet: wholeSet(src, srcSet), fetchPriority: 'high', 'data-asked': '' }
        : { src: PLACEHOLDER, 'data-src': src, 'data-srcset': srcSet })}
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

/** `srcSet` with the plain picture in it: what asks for a picture ahead looks at nothing else. */
const wholeSet = (src: string, srcSet: string | undefined) =>
  srcSet && !srcSet.includes(src) ? `${src}, ${srcSet}` : srcSet

/** Colours of the plates (tokens, `media.plate-…`). */
const PLATES = 6

const plateOf = (maker: string): number =>
  ([...maker].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % PLATES) + 1

/** In place of a picture: the title in the maker's colour. The name beside the picture is the one that is read out. */
function Plate({ className, missing }: Pick<LazyImageProps, 'className' | 'missing'>) {
  const { title, maker = title } = missing ?? {}
  return (
    <span
      className={clsx(styles.fallback, className)}
      data-state="error"
      data-plate={maker && plateOf(maker)}
      aria-hidden="true"
    >
      {title ? <span className={styles.title}>{title}</span> : <Icon name="cherries" size={32} />}
    </span>
  )
}
