import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#ui/controls/Button'
import styles from './HeroSlide.module.css'

type Action = { label: string; href: string }

export type HeroSlideProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  /** Picture, a sibling of the text, never under it. */
  picture: { src: string; srcSet?: string }
  /** Asks for the picture before everything else; for the first slide only. @default false */
  first?: boolean
  eyebrow?: string
  title: string
  text?: string
  primary?: Action
  secondary?: Action
  /** Compliance strip; promotional material has to carry it. */
  strip?: ReactNode
}

/** One slide of the hero: a text plate beside its picture. */
export function HeroSlide({
  picture,
  first = false,
  eyebrow,
  title,
  text,
  primary,
  secondary,
  strip,
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
        sizes="(width >= 1024px) 30vw, 50vw"
        alt=""
        fetchPriority={first ? 'high' : undefined}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
      />
      {strip && <div className={styles.strip}>{strip}</div>}
    </article>
  )
}
