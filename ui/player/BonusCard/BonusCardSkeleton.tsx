import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { Skeleton } from '#ui/feedback/Skeleton'
import styles from './BonusCard.module.css'

/** Placeholder of a loading bonus. */
export function BonusCardSkeleton({ className, ...rest }: Omit<ComponentProps<'article'>, 'children'>) {
  return (
    <article {...rest} className={clsx(styles.card, className)} aria-busy="true">
      <span className="visually-hidden">
        <FormattedMessage id="ui.bonusCard.loading" />
      </span>
      <Skeleton className={styles.plate} />
      <div className={styles.head}>
        <Skeleton className={styles.line} shape="line" />
      </div>
      <Skeleton className={styles.count} data-wait="true" shape="line" />
      <Skeleton className={styles.facts} data-wait="true" shape="line" />
    </article>
  )
}
