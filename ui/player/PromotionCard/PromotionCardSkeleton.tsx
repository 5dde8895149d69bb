import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { Skeleton } from '#ui/feedback/Skeleton'
import styles from './PromotionCard.module.css'

/** Placeholder of a loading promotion. */
export function PromotionCardSkeleton({ className, ...rest }: Omit<ComponentProps<'article'>, 'children'>) {
  return (
    <article {...rest} className={clsx(styles.card, className)} aria-busy="true">
      <span className="visually-hidden">
        <FormattedMessage id="ui.promotionCard.loading" />
      </span>
      <Skeleton className={styles.art} />
      <div className={styles.words}>
        <Skeleton className={styles.wait} shape="line" />
        <Skeleton className={styles.wait} data-short="true" shape="line" />
      </div>
      <div className={styles.actions}>
        <Skeleton className={styles.button} />
      </div>
      <Skeleton className={styles.strip} shape="line" />
    </article>
  )
}
