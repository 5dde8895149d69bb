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
  /** Up to three square pictures of its games. */
  covers: { id: string; src: string }[]
}

/** A collection's card: three pictures of its games, its title and its number of games. */
export function CollectionCard({ title, href, count, covers, className, ...rest }: CollectionCardProps) {
  return (
    <article {...rest} className={clsx(styles.card, className)}>
      <div className={styles.covers}>
        {covers.length === 0 && <LazyImage className={styles.plate} missing={{ title }} />}
        {covers.map(({ id, src }) => (
          <LazyImage key={id} className={styles.cover} src={src} />
        ))}
      </div>
      <div className={styles.words}>
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
