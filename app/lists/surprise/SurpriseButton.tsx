import { FormattedMessage } from 'react-intl'
import { storeInHistoryEntry } from '#app/navigation/historyEntries.ts'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { useVisit } from '#app/platform/visit.ts'
import { Button } from '#ui/controls/Button'
import styles from './SurpriseButton.module.css'

/** Name of the modal, and of the game that a history entry keeps. */
export const SURPRISE = 'surprise'

/** Opens a random game of the list; the same button before and after the whole list has loaded. */
export function SurpriseButton({ disabled = false }: { disabled?: boolean }) {
  const visit = useVisit()
  const { page } = usePageLocation()
  const { show } = useModalEntry(SURPRISE)

  function press() {
    // Another game than at the last press.
    storeInHistoryEntry(visit, page, SURPRISE, undefined)
    show()
  }

  return (
    <Button
      className={styles.button}
      icon="shuffle"
      size="s"
      aria-haspopup="dialog"
      disabled={disabled}
      onClick={press}
    >
      <span className={styles.word}>
        <FormattedMessage id="list.surprise" />
      </span>
    </Button>
  )
}
