import { FormattedMessage, useIntl } from 'react-intl'
import { csvOf } from '#app/domain/mirror/csv.ts'
import { dayAt, type Mirror } from '#app/domain/mirror/mirror.ts'
import { everyDayOf } from '#app/domain/mirror/month.ts'
import { Button } from '#ui/controls/Button'
import styles from './Mirror.module.css'

/** Downloads a text as a file that is created in the browser. */
function save(text: string, name: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The browser has read the blob by the next task.
  setTimeout(() => URL.revokeObjectURL(href))
}

type SaveCsvProps = { mirror: Mirror; money: boolean }

/** Downloads all data of the mirror as a file for spreadsheets. */
export function SaveCsv({ mirror, money }: SaveCsvProps) {
  const { formatMessage } = useIntl()

  function onPress() {
    const now = Date.now()
    const words = {
      day: formatMessage({ id: 'mirror.csv.day' }),
      minutes: formatMessage({ id: 'mirror.csv.minutes' }),
      first: formatMessage({ id: 'mirror.csv.first' }),
      last: formatMessage({ id: 'mirror.csv.last' }),
    }
    save(csvOf(everyDayOf(mirror, now), words, { money }), `oglinda-${dayAt(now)}.csv`)
  }

  return (
    <div className={styles.ways}>
      <Button onClick={onPress}>
        <FormattedMessage id="mirror.csv" />
      </Button>
      <p className={styles.note}>
        <FormattedMessage id="mirror.csvText" />
      </p>
    </div>
  )
}
