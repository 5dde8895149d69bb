import { Skeleton } from '#ui/feedback/Skeleton'
import floor from './Floor.module.css'
import styles from './SalonTable.module.css'

/** Tables in the first view of a wide window. */
const places = Array.from({ length: 12 }, (_, at) => at)

/** The floor while its page loads. */
export const FloorSkeleton = () => (
  <div className={floor.floor} aria-busy="true">
    <div className={floor.tables}>
      {places.map((place) => (
        <div key={place} className={styles.place}>
          <Skeleton className={styles.table} />
        </div>
      ))}
    </div>
  </div>
)
