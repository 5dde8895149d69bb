import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Amount } from '#ui/game/Amount'
import { SessionClock } from '#ui/player/SessionClock'
import { ForAMoment } from './ForAMoment.tsx'
import styles from './SessionSummary.module.css'

export type SessionSummaryProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Minutes of play for money. */
  minutes: number
  /** Change of the balance in lei, may be negative. Missing if it is unknown. */
  change?: number
  /** Whether the player hides amounts; then a press reveals it for a moment. @default false */
  masked?: boolean
  /** Milliseconds for which it is revealed. @default 5000 */
  moment?: number
  /** Called for a longer pause. */
  onPause: () => void
  /** Called to return to the games. */
  onLobby: () => void
}

const MINUTE = 60_000

/** Duration of play and change of the balance, shown once after real play. Losses and wins have the same style. */
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

/** An amount with its sign, as words for screen readers: many leave out signs. */
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
