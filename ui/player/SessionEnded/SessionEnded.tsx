import { clsx } from 'clsx'
import type { ComponentProps, Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Amount } from '#ui/game/Amount'
import { ForAMoment } from '#ui/player/SessionSummary'
import styles from './SessionEnded.module.css'

export type SessionEndedProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The last money that is known, in lei; left out where none is. */
  balance?: number
  /** Whether the player hides sums; then it is shown only for a moment, when asked for. @default false */
  masked?: boolean
  /** Leads back into the account, over the game. */
  onLogin: () => void
  /** Leaves the game. */
  onEnd: () => void
  /** The button that goes on; the dialog gives it the focus. */
  loginRef?: Ref<HTMLButtonElement>
}

/** Says over a running game that the session has ended, what is known of the money, and how to go on. Content of an `alertdialog`. */
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
