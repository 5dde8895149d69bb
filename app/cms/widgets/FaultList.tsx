import type { Fault } from '#app/api/contract/faults.ts'
import { FaultWords } from '#app/platform/messages/FaultWords.tsx'
import styles from './InvalidWidgets.module.css'

/** The problems of one widget, in its place. */
export const FaultList = ({ faults }: { faults: readonly Fault[] }) => (
  <ul className={styles.place}>
    {faults.map((fault) => (
      <li key={JSON.stringify(fault)}>
        <FaultWords {...fault} />
      </li>
    ))}
  </ul>
)
