import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Button } from '#ui/controls/Button'
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
      <img
        {...picture}
        className={styles.picture}
        sizes="(width >= 1024px) 62vw, (width >= 768px) 100vw, 480px"
        alt=""
        fetchPriority={first ? 'high' : undefined}
        // An element without a box is not loaded: the carousel shows the slide shortly before its turn.
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
      />
    </article>
  )
}
