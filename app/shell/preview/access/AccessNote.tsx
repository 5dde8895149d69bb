import { useQuery } from '@tanstack/react-query'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import styles from './access.module.css'
import { accessQuery } from './accessQuery.ts'

/** Shows the holder of a shared link how long it is valid, and an editor whose access has expired how to log in. */
export function AccessNote() {
  const { data: access } = useQuery(accessQuery)
  if (access?.kind === 'shared')
    return (
      <span className={styles.note}>
        <FormattedMessage id="preview.access.shared" values={{ until: <Moment value={access.until} /> }} />
      </span>
    )
  if (access?.kind !== 'closed') return null
  return (
    <span className={styles.note} role="alert">
      <FormattedMessage id="preview.access.closed" />
      <Button size="s" onClick={() => location.reload()}>
        <FormattedMessage id="preview.access.enter" />
      </Button>
    </span>
  )
}

/** A day and time in Romania, of an ISO 8601 text. */
export const Moment = ({ value }: { value: string }) => (
  <FormattedDate value={value} dateStyle="medium" timeStyle="short" timeZone="Europe/Bucharest" />
)
