import { useIntl } from 'react-intl'
import { SeatStrip } from '#ui/game/SeatStrip'
import { Flag, isFlagCode } from '#ui/media/Flag'
import styles from './LiveMarks.module.css'

export type Seats = { total: number; free: number }

/** A dot and a word: live, or closed. */
export function LiveBadge({ open }: { open: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <p className={styles.badge} data-open={open} aria-hidden="true">
      <span className={styles.dot} />
      {formatMessage({ id: open ? 'ui.liveTile.live' : 'ui.liveTile.shut' })}
    </p>
  )
}

/** The language spoken at the table: its flag and its code. */
export function LanguageMark({ code }: { code: string }) {
  const { formatMessage } = useIntl()
  return (
    <p className={styles.language}>
      {isFlagCode(code) && <Flag code={code} size="s" />}
      <span className="visually-hidden">{formatMessage({ id: 'ui.liveTile.language' })} </span>
      {code.toUpperCase()}
    </p>
  )
}

/** Seats as dots, or the last results where there are no seats to count. */
export function TableFacts({ seats, results = [] }: { seats?: Seats; results?: readonly string[] }) {
  const { formatMessage } = useIntl()
  if (seats) {
    return (
      <span className={styles.facts} aria-hidden="true">
        <SeatStrip seats={seats.total} free={seats.free} show="dots" tone="media" />
      </span>
    )
  }
  if (results.length === 0) return null
  return (
    <p className={styles.facts}>
      <span className="visually-hidden">{formatMessage({ id: 'ui.liveTile.results' })} </span>
      {results.slice(0, 4).join(' · ')}
    </p>
  )
}
