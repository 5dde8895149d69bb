import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { IconButton } from '#ui/controls/IconButton'
import { Link } from '#ui/foundation/Link'
import { Icon } from '#ui/media/Icon'
import { BalanceToggle } from '#ui/player/BalanceToggle'
import styles from './PlayerArea.module.css'

type Balance = {
  /** Money in the account, in lei; until it is known its place is kept. */
  value?: number
  /** Whether the player has hidden it. */
  masked: boolean
  /** Gets the wish to hide the amount, or to show it. */
  onToggle: (masked: boolean) => void
}

type Account =
  | {
      /** The player's account page. */
      accountHref: string
      accountMenu?: never
    }
  | {
      /** Takes the place of the link: a button with the username that opens a menu. */
      accountMenu: ReactNode
      accountHref?: never
    }

export type PlayerAreaProps = Omit<ComponentProps<'div'>, 'children'> &
  Account & {
    /** The player's name, as they chose it. */
    username: string
    /** Where money is paid in. */
    depositHref: string
    /** The money, and whether it is hidden; left out where the operator does not show it. */
    balance?: Balance
    /** Ends the session; only where the account is embedded in this site. */
    onLogout?: () => void
  }

/** A player's end of the header: money, deposit, account. It belongs into a `UserArea` and may be loaded late. */
export function PlayerArea({
  username,
  depositHref,
  balance,
  accountHref,
  accountMenu,
  onLogout,
  className,
  ...rest
}: PlayerAreaProps) {
  const { formatMessage } = useIntl()
  return (
    <div {...rest} className={clsx(styles.area, className)}>
      {balance && <BalanceToggle {...balance} />}
      <Button className={styles.deposit} tone="primary" size="s" href={depositHref}>
        <FormattedMessage id="ui.playerArea.deposit" />
      </Button>
      <div className={styles.account}>
        {accountMenu ?? (
          <Link
            className={styles.name}
            href={accountHref ?? ''}
            aria-label={formatMessage({ id: 'ui.playerArea.account' }, { username })}
          >
            <Icon name="user-circle" />
            <span className={styles.username}>{username}</span>
          </Link>
        )}
      </div>
      {onLogout && (
        <IconButton
          className={styles.logout}
          icon="sign-out"
          label={formatMessage({ id: 'ui.playerArea.logout' })}
          onClick={onLogout}
        />
      )}
    </div>
  )
}
