import { useId } from 'react'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { type CalendarDay, noonOf } from '#app/domain/mirror/month.ts'
import { Amount } from '#ui/game/Amount'
import { SessionClock } from '#ui/player/SessionClock'
import styles from './Mirror.module.css'

type DaysTableProps = { month: readonly CalendarDay[]; money: boolean }

/** Every day of the month until today; a day that this device has not seen says so. */
export function DaysTable({ month, money }: DaysTableProps) {
  const caption = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with large text it scrolls sideways, also by keyboard
    <section className={styles.scroller} aria-labelledby={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption id={caption} className={styles.plotTitle}>
          <FormattedMessage id={money ? 'mirror.tableMoney' : 'mirror.table'} />
        </caption>
        <thead>
          <tr>
            <Head id="mirror.day" />
            <Head id="mirror.played" />
            {money && <Head id="mirror.begin" />}
            {money && <Head id="mirror.end" />}
          </tr>
        </thead>
        <tbody>
          {month.map((day) => (
            <Row key={day.day} {...day} money={money} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Head = ({ id }: { id: 'mirror.day' | 'mirror.played' | 'mirror.begin' | 'mirror.end' }) => (
  <th scope="col">
    <FormattedMessage id={id} />
  </th>
)

function Row({ day, seen, money }: CalendarDay & { money: boolean }) {
  const { formatMessage } = useIntl()
  const sum = (value: number | undefined) =>
    value === undefined ? formatMessage({ id: 'mirror.notSeen' }) : <Amount value={value} bare />
  return (
    <tr>
      <th scope="row">
        <FormattedDate value={noonOf(day)} day="numeric" month="short" />
      </th>
      {seen ? (
        <>
          <td>
            <SessionClock startedAt={0} now={seen.played} named={false} />
          </td>
          {money && <td>{sum(seen.first)}</td>}
          {money && <td>{sum(seen.last)}</td>}
        </>
      ) : (
        <td colSpan={money ? 3 : 1} className={styles.gap}>
          <FormattedMessage id="mirror.gap" />
        </td>
      )}
    </tr>
  )
}
