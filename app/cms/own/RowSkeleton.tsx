import { Skeleton } from '#ui/feedback/Skeleton'
import styles from './RowSkeleton.module.css'

/** Placeholder of a player's row while its games load; lower than any row, so that nothing shifts. */
export const RowSkeleton = () => (
  <div className={styles.row} data-waiting="">
    <Skeleton className={styles.heading} />
    <Skeleton className={styles.body} shape="block" />
  </div>
)
