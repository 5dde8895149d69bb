import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '#ui/foundation/Link'
import { LazyImage } from '#ui/media/LazyImage'
import styles from './CollectionCard.module.css'

export type CollectionCardProps = Omit<ComponentProps<'article'>, 'children' | 'title'> & {
  /** The name of the collection. */
  title: string
  /** Its page. */
  href: string
  /** Number of its games. */
  count: number
  /** The square picture of one of its games. @default a drawn plate */
  cover?: string
}

/** A collection's card: the picture of one of its games, its title and its number of games. */
export function CollectionCard({ title, href, count, cover, className, ...rest }: CollectionCardProps) {
  return (
    <article {...rest} className={clsx(styles.card, className)}>
      <LazyImage className={styles.cover} {...(cover ? { src: cover } : { missing: { title } })} />
      <div>
        <h3 className={styles.title}>
          <Link data-stretched href={href}>
            {title}
          </Link>
        </h3>
        <p className={styles.count}>
          <FormattedMessage id="ui.games" values={{ count }} />
        </p>
      </div>
    </article>
  )
}
