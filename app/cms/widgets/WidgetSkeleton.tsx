import type { WidgetType } from '#app/api/contract/widgets.ts'
import { Skeleton } from '#ui/feedback/Skeleton'
import styles from './WidgetSkeleton.module.css'

/** Placeholder of a part while its slice loads. */
export function WidgetSkeleton({ type }: { type: WidgetType }) {
  return (
    <div className={styles.place} data-type={type} data-waiting="">
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.body} shape="block" />
    </div>
  )
}
