import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Amount } from '#ui/game/Amount'
import { SessionClock } from '#ui/player/SessionClock'
import styles from './SafePlaySheet.module.css'

export type SessionFactsProps = {
  /** When the session began, in milliseconds. */
  startedAt: number
  /** The present, in milliseconds. */
  now: number
  /** Money when it began and money now, in lei; left out while it is unknown or hidden. */
  money?: { entry: number; now: number }
}

/** Cents, so that the difference of two sums in lei has no traces of binary fractions. */
const difference = (money: { entry: number; now: number }) =>
  (Math.round(money.now * 100) - Math.round(money.entry * 100)) / 100

/** Time and money of the session. Losses and wins look the same. */
export function SessionFacts({ startedAt, now, money }: SessionFactsProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 className={styles.subtitle} id={id}>
        <FormattedMessage id="ui.safePlaySheet.session" />
      </h3>
      <dl className={styles.facts}>
        <Fact name={<FormattedMessage id="ui.safePlaySheet.time" />}>
          <SessionClock size="m" startedAt={startedAt} now={now} />
        </Fact>
        {money && (
          <>
            <Fact name={<FormattedMessage id="ui.safePlaySheet.change" />}>
              <Amount className={styles.figure} value={difference(money)} />
            </Fact>
            <Fact name={<FormattedMessage id="ui.safePlaySheet.entry" />}>
              <Amount className={styles.figure} value={money.entry} />
            </Fact>
            <Fact name={<FormattedMessage id="ui.safePlaySheet.now" />}>
              <Amount className={styles.figure} value={money.now} />
            </Fact>
          </>
        )}
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
