import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Amount } from '#ui/game/Amount'
import { SessionClock } from '#ui/player/SessionClock'
import { ForAMoment } from './ForAMoment.tsx'
import styles from './SessionSummary.module.css'

export type SessionSummaryProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** How long somebody has played for money. */
  minutes: number
  /** What it has added to the balance, in lei; below zero what it has taken. Left out where that is not known. */
  change?: number
  /** Whether the player hides sums; then it is shown only for a moment, when asked for. @default false */
  masked?: boolean
  /** Milliseconds of that moment. @default 5000 */
  moment?: number
  /** Leads to a longer pause. */
  onPause: () => void
  /** Leads back to the games. */
  onLobby: () => void
}

const MINUTE = 60_000

/** How long it took and what it did to the balance, once after leaving real play. Losses and wins look the same. */
export function SessionSummary({
  minutes,
  change,
  masked = false,
  moment,
  onPause,
  onLobby,
  className,
  ...rest
}: SessionSummaryProps) {
  return (
    <div {...rest} className={clsx(styles.summary, className)}>
      <dl className={styles.facts}>
        <Fact name={<FormattedMessage id="ui.sessionSummary.time" />}>
          <SessionClock size="m" startedAt={0} now={minutes * MINUTE} />
        </Fact>
        <Fact name={<FormattedMessage id="ui.sessionSummary.change" />}>
          {change === undefined ? (
            <FormattedMessage id="ui.sessionSummary.unknown" />
          ) : masked ? (
            <ForAMoment moment={moment}>
              <Change value={change} />
            </ForAMoment>
          ) : (
            <Change value={change} />
          )}
        </Fact>
      </dl>
      <div className={styles.answers}>
        <Button className={styles.answer} size="l" onClick={onPause}>
          <FormattedMessage id="ui.sessionSummary.pause" />
        </Button>
        <Button className={styles.answer} size="l" onClick={onLobby}>
          <FormattedMessage id="ui.sessionSummary.lobby" />
        </Button>
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

/** A sum with its sign, for the ear in words: many readers leave signs out. */
function Change({ value }: { value: number }) {
  return (
    <span className={styles.figure}>
      {value !== 0 && (
        <>
          <span aria-hidden="true">{value > 0 ? '+' : '−'}</span>
          <span className="visually-hidden">
            <FormattedMessage id={value > 0 ? 'ui.sessionSummary.more' : 'ui.sessionSummary.less'} />{' '}
          </span>
        </>
      )}
      <Amount value={Math.abs(value)} />
    </span>
  )
}
