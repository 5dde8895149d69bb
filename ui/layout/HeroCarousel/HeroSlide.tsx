import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Button } from '#ui/controls/Button'
import styles from './HeroSlide.module.css'

type Action = { label: string; href: string }

export type HeroSlideProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** Fills the slide; its subject belongs right of the middle. */
  picture: { src: string; srcSet?: string }
  /** Asks for the picture before everything else; for the first slide only. @default false */
  first?: boolean
  eyebrow?: string
  title: string
  text?: string
  primary?: Action
  secondary?: Action
}

/** One slide of the hero: a picture, and words on a scrim over its quiet side. */
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
        // Without a box it is not asked for: the carousel gives it one when its turn comes near.
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
      />
    </article>
  )
}
