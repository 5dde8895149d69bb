import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { type CalendarDay, noonOf, sumsOf } from '#app/domain/mirror/month.ts'
import { Amount } from '#ui/game/Amount'
import { SessionClock } from '#ui/player/SessionClock'
import styles from './Mirror.module.css'

type MonthFactsProps = { month: readonly CalendarDay[]; money: boolean }

/** The month in figures; more and less have the same style. */
export function MonthFacts({ month, money }: MonthFactsProps) {
  const { played, seen, entry, last, change } = sumsOf(month)
  return (
    <dl className={styles.facts}>
      <Fact name={<FormattedMessage id="mirror.time" />}>
        <SessionClock size="m" startedAt={0} now={played} named={false} />
      </Fact>
      <Fact name={<FormattedMessage id="mirror.days" />}>
        <FormattedMessage id="mirror.daysOf" values={{ seen, all: month.length }} />
      </Fact>
      {money && (
        <>
          <Fact name={<FormattedMessage id="mirror.first" values={seenOn(entry?.day)} />}>
            <Sum value={entry?.amount} />
          </Fact>
          <Fact name={<FormattedMessage id="mirror.last" values={seenOn(last?.day)} />}>
            <Sum value={last?.amount} />
          </Fact>
          <Fact name={<FormattedMessage id="mirror.change" />}>
            <Change value={change} />
          </Fact>
        </>
      )}
    </dl>
  )
}

/** The day of a balance, if one was seen. */
const seenOn = (day: string | undefined) => ({
  seen: day === undefined ? 'no' : 'yes',
  day: day && <FormattedDate value={noonOf(day)} day="numeric" month="long" />,
})

const Sum = ({ value }: { value: number | undefined }) =>
  value === undefined ? <FormattedMessage id="mirror.notSeen" /> : <Amount value={value} />

/** A difference with its sign, as a word for screen readers: many leave out signs. */
function Change({ value }: { value: number | undefined }) {
  if (!value) return <Sum value={value} />
  return (
    <>
      <span aria-hidden="true">{value > 0 ? '+' : '−'}</span>
      <span className="visually-hidden">
        <FormattedMessage id={value > 0 ? 'mirror.more' : 'mirror.less'} />{' '}
      </span>
      <Amount value={Math.abs(value)} />
    </>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.figure}>{children}</dd>
    </div>
  )
}
