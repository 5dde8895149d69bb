import { clsx } from 'clsx'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/media/Icon'
import styles from './LazyImage.module.css'
import { observeImage } from './observeImage.ts'

export type LazyImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading'> & {
  /** Address of the picture; without it the plate is shown. */
  src?: string
  /** The same picture for denser screens. */
  srcSet?: string
  /** Another picture for a media query, for example a square one on wide screens. */
  alternative?: { media: string; srcSet: string }
  /** Replaces a broken picture. */
  instead?: { src: string; srcSet?: string }
  /** Title on the plate of a missing picture, and its maker, which decides the plate's colour. */
  missing?: { title: string; maker?: string }
  /** Loads it out of view too, if it is rendered: for few small pictures in a scrolling line. @default false */
  ahead?: boolean
  /**
   * Whether it is in the first view: the server's HTML has its address, and it loads before the scripts. @default false
   */
  first?: boolean
}

/** 1x1 placeholder (KIT-06). */
export const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

/** A picture that loads in view only, and shows a plate if it is missing or broken. */
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
      // A loaded picture keeps its address; another picture is another element.
      key={src}
      {...rest}
      ref={image}
      className={clsx(styles.image, className)}
      alt={alt}
      {...(first
        ? // Both are set, since preload scanners only read `srcSet`.
          { src, srcSet: wholeSet(src, srcSet), fetchPriority: 'high', 'data-asked': '' }
        : { src: PLACEHOLDER, 'data-src': src, 'data-srcset': srcSet })}
      decoding="async"
      onError={() => setBroken(src)}
      // The boot script may have set the real `src` before hydration.
      suppressHydrationWarning
    />
  )
  if (!alternative) return picture
  return (
    <picture key={src}>
      {/* A media query would hold the tree in memory if React drops it before it is inserted. */}
      <source data-media={alternative.media} data-srcset={alternative.srcSet} suppressHydrationWarning />
      {picture}
    </picture>
  )
}

/** `srcSet` including the plain picture, since preloads only read it. */
const wholeSet = (src: string, srcSet: string | undefined) =>
  srcSet && !srcSet.includes(src) ? `${src}, ${srcSet}` : srcSet

/** Number of plate colours (tokens, `media.plate-…`). */
const PLATE_COLORS = 6

const plateOf = (maker: string): number =>
  ([...maker].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % PLATE_COLORS) + 1

const initialOf = (title = ''): string | undefined => [...title.trim()][0]?.toLocaleUpperCase('ro')

/**
 * Replaces a picture: rays in the maker's colour, the large initial and the title. Hidden from screen readers, since the
 * name is beside the picture.
 */
function Plate({ className, missing }: Pick<LazyImageProps, 'className' | 'missing'>) {
  const { title, maker = title } = missing ?? {}
  return (
    <span
      className={clsx(styles.fallback, className)}
      data-state="error"
      data-plate={maker && plateOf(maker)}
      data-initial={initialOf(title)}
      aria-hidden="true"
    >
      {title ? <span className={styles.title}>{title}</span> : <Icon name="cherries" size={32} />}
    </span>
  )
}
