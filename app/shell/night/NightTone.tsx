import { SafePlayControl } from '../SafePlayControl.tsx'
import styles from './NightTone.module.css'

/** The night tone over the page and everything that opens over it; a running game is shown without this layout. */
export const NightShade = () => <div className={styles.shade} aria-hidden="true" />

/** Safe play in one press at the top of the page, at night. */
export const NightLine = () => (
  <div className={styles.line}>
    <SafePlayControl text="shell.nightPause" />
  </div>
)
