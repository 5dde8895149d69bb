import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Amount } from '#ui/game/Amount'
import { SessionClock } from '#ui/player/SessionClock'
import styles from './SafePlaySheet.module.css'

export type SessionFactsProps = {
  /** Start of the session in milliseconds. */
  startedAt: number
  /** Current time in milliseconds. */
  now: number
  /** Whether a game for money runs; otherwise the session counts from the login. @default false */
  inGame?: boolean
  /** Balance at the start and now, in lei, or why it is not shown. */
  money: Sums | 'pending' | 'failed' | 'hidden'
}

type Sums = { entry: number; now: number }

const unshown = {
  pending: 'ui.safePlaySheet.moneyPending',
  failed: 'ui.safePlaySheet.moneyFailed',
  hidden: 'ui.safePlaySheet.moneyHidden',
} as const

/** Computed in bani, so that the difference has no rounding errors. */
const difference = (money: Sums) => (Math.round(money.now * 100) - Math.round(money.entry * 100)) / 100

/** Duration and money of the session. Losses and wins have the same style. */
export function SessionFacts({ startedAt, now, inGame = false, money }: SessionFactsProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 className={styles.subtitle} id={id}>
        <FormattedMessage id="ui.safePlaySheet.session" />
      </h3>
      <dl className={styles.facts}>
        <Fact
          name={<FormattedMessage id={inGame ? 'ui.safePlaySheet.time' : 'ui.safePlaySheet.sinceLogin'} />}
        >
          <SessionClock size="m" startedAt={startedAt} now={now} named={inGame} />
        </Fact>
        {typeof money === 'string' ? (
          <Fact name={<FormattedMessage id="ui.safePlaySheet.change" />}>
            <FormattedMessage id={unshown[money]} />
          </Fact>
        ) : (
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
