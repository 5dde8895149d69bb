import { clsx } from 'clsx'
import type { ComponentProps, Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Amount } from '#ui/game/Amount'
import { ForAMoment } from '#ui/player/SessionSummary'
import styles from './SessionEnded.module.css'

export type SessionEndedProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The last known balance in lei; missing if there is none. */
  balance?: number
  /** Whether the player hides amounts; then a press reveals it for a moment. @default false */
  masked?: boolean
  /** Called to log in again, over the game. */
  onLogin: () => void
  /** Called to leave the game. */
  onEnd: () => void
  /** The button to log in, which the dialog focuses first. */
  loginRef?: Ref<HTMLButtonElement>
}

/**
 * Message over a running game that the session has ended, with the last known balance and two ways to continue. For an
 * `alertdialog`.
 */
export function SessionEnded({
  balance,
  masked = false,
  onLogin,
  onEnd,
  loginRef,
  className,
  ...rest
}: SessionEndedProps) {
  return (
    <div {...rest} className={clsx(styles.ended, className)}>
      <p className={styles.text}>
        <FormattedMessage id="ui.sessionEnded.text" />
      </p>
      <p className={styles.text}>
        <Balance balance={balance} masked={masked} />
      </p>
      <div className={styles.answers}>
        <Button ref={loginRef} className={styles.answer} tone="primary" onClick={onLogin}>
          <FormattedMessage id="ui.sessionEnded.login" />
        </Button>
        <Button className={styles.answer} onClick={onEnd}>
          <FormattedMessage id="ui.sessionEnded.end" />
        </Button>
      </div>
    </div>
  )
}

function Balance({ balance, masked }: Pick<SessionEndedProps, 'balance' | 'masked'>) {
  if (balance === undefined) return <FormattedMessage id="ui.sessionEnded.unknown" />
  const said = (
    <FormattedMessage
      id="ui.sessionEnded.balance"
      values={{ sum: <Amount key="sum" className={styles.amount} value={balance} /> }}
    />
  )
  return masked ? <ForAMoment>{said}</ForAMoment> : said
}
