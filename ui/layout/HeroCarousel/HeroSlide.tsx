import { clsx } from 'clsx'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ui/controls/Button'
import { useHydrating } from '#ui/foundation/useHydrating.ts'
import styles from './HeroSlide.module.css'

type Action = { label: string; href: string }

export type HeroSlideProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** Fills the slide; its subject should be right of the centre. */
  picture: { src: string; srcSet?: string }
  /** Loads the picture with priority; for the first slide only. @default false */
  first?: boolean
  /** A few words over the title. */
  eyebrow?: string
  /** Its heading. */
  title: string
  /** One sentence under the title. */
  text?: string
  /** The link that matters most. */
  primary?: Action
  /** A second link, less prominent. */
  secondary?: Action
}

/** One slide of the hero: a picture, and text on a scrim over its plain side. */
export function HeroSlide({
  picture,
  first = false,
  eyebrow,
  title,
  text,
  primary,
  secondary,
  className,
  ...rest
}: HeroSlideProps) {
  return (
    <article {...rest} className={clsx(styles.slide, className)}>
      <div className={styles.plate}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2 className={styles.title}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        <p className={styles.actions}>
          {primary && (
            <Button tone="primary" href={primary.href}>
              {primary.label}
            </Button>
          )}
          {secondary && <Button href={secondary.href}>{secondary.label}</Button>}
        </p>
      </div>
      <Picture picture={picture} first={first} />
    </article>
  )
}

/** Width of the picture in windows of each width. */
const SIZES = '(width >= 1024px) 62vw, (width >= 768px) 100vw, 480px'

/** The picture of a slide, whose size depends on the window. */
function Picture({
  picture: { src, srcSet = '' },
  first,
}: Required<Pick<HeroSlideProps, 'picture' | 'first'>>) {
  const image = useRef<HTMLImageElement>(null)
  const [fromServer] = useState(useHydrating())

  // In Chromium an image with such `sizes` holds its tree in memory until it is inserted and removed, and React drops trees
  // that were never inserted. Therefore an image made in the browser gets them, and its address, when it is inserted.
  useLayoutEffect(() => {
    if (image.current && !fromServer) Object.assign(image.current, { sizes: SIZES, srcset: srcSet, src })
  }, [fromServer, src, srcSet])

  return (
    <img
      ref={image}
      {...(fromServer && { src, srcSet, sizes: SIZES })}
      className={styles.picture}
      alt=""
      fetchPriority={first ? 'high' : undefined}
      // An element without a box is not loaded: the carousel shows the slide shortly before its turn.
      loading={first ? 'eager' : 'lazy'}
      decoding={first ? 'sync' : 'async'}
    />
  )
}
