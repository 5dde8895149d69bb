import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Skeleton } from '#ui/feedback/Skeleton'
import styles from './WinnerCard.module.css'

export type WinnerCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'>

/** Placeholder of a loading winner. */
export function WinnerCardSkeleton({ className, ...rest }: WinnerCardSkeletonProps) {
  return (
    <div {...rest} className={clsx(styles.card, className)} aria-hidden="true">
      <div className={styles.thumb}>
        <Skeleton className={styles.ghost} />
      </div>
      <div className={styles.bars}>
        <Skeleton className={styles.bar} shape="line" />
        <Skeleton className={styles.bar} shape="line" data-long="" />
        <Skeleton className={styles.bar} shape="line" />
      </div>
    </div>
  )
}
