import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Skeleton } from '#ui/feedback/Skeleton'
import { RankNumeral } from '#ui/game/RankNumeral'
import styles from './WinnerCard.module.css'

export type WinnerCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Rank on a podium: as high as the card of that rank. */
  rank?: 1 | 2 | 3
}

/** Placeholder of a loading winner. */
export function WinnerCardSkeleton({ rank, className, ...rest }: WinnerCardSkeletonProps) {
  return (
    <div {...rest} className={clsx(styles.card, className)} data-rank={rank} aria-hidden="true">
      {rank && <RankNumeral className={styles.rank} rank={rank} />}
      <div className={styles.thumb}>
        <Skeleton className={styles.ghost} />
      </div>
      {rank ? <PodiumBars /> : <Bars />}
    </div>
  )
}

const Bars = () => (
  <div className={styles.bars}>
    <Skeleton className={styles.bar} shape="line" />
    <Skeleton className={styles.bar} shape="line" data-long="" />
    <Skeleton className={styles.bar} shape="line" />
  </div>
)

/** Each bar in a line of the card's own text, for the same height. */
const PodiumBars = () => (
  <div className={styles.words}>
    <div className={clsx(styles.line, styles.waiting)}>
      <Skeleton className={styles.bar} shape="line" />
    </div>
    <div className={clsx(styles.amount, styles.waiting)}>
      <Skeleton className={styles.bar} shape="line" data-long="" />
    </div>
    <div className={clsx(styles.game, styles.waiting)}>
      <Skeleton className={styles.bar} shape="line" />
    </div>
  </div>
)
