import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { IconButton } from '#ui/controls/IconButton'
import { Link } from '#ui/foundation/Link'
import { plainPress } from '#ui/foundation/plainPress.ts'
import { Icon } from '#ui/media/Icon'
import { BalanceToggle, type ShownBalance } from '#ui/player/BalanceToggle'
import styles from './PlayerArea.module.css'

type LinkPress = (event: MouseEvent<HTMLAnchorElement>) => void

type Account =
  | {
      /** Address of the player's account page. */
      accountHref: string
      /** Opens the account over this page; presses for a new tab follow `accountHref`. */
      onAccount?: LinkPress
      accountMenu?: never
    }
  | {
      /** Replaces the link: a button that opens a menu, up to 88 pixels wide, 112 in wide headers. */
      accountMenu: ReactNode
      accountHref?: never
      onAccount?: never
    }

export type PlayerAreaProps = Omit<ComponentProps<'div'>, 'children'> &
  Account & {
    /** The player's username. */
    username: string
    /** Address of the deposit page. */
    depositHref: string
    /** Opens the deposit over this page; presses for a new tab follow `depositHref`. */
    onDeposit?: LinkPress
    /** Look of the deposit: without colour it invites nobody, as after a self-exclusion. @default 'primary' */
    depositTone?: 'primary' | 'outline'
    /** The balance; missing if the operator does not show it. */
    balance?: ShownBalance
    /** Called to log out; only if the account is embedded in this site. */
    onLogout?: () => void
  }

/** The end of the header for a player: balance, deposit, account. For a `UserArea`; may be loaded late. */
export function PlayerArea({
  username,
  depositHref,
  onDeposit,
  depositTone = 'primary',
  balance,
  accountHref,
  onAccount,
  accountMenu,
  onLogout,
  className,
  ...rest
}: PlayerAreaProps) {
  const { formatMessage } = useIntl()
  return (
    <div {...rest} className={clsx(styles.area, className)}>
      {balance && <BalanceToggle {...balance} />}
      <Button
        className={styles.deposit}
        tone={depositTone}
        size="s"
        href={depositHref}
        onClick={plainPress(onDeposit)}
      >
        <FormattedMessage id="ui.playerArea.deposit" />
      </Button>
      <div className={styles.account} data-with-logout={onLogout ? true : undefined}>
        {accountMenu ?? (
          <Link
            className={styles.name}
            href={accountHref ?? ''}
            aria-label={formatMessage({ id: 'ui.playerArea.account' }, { username })}
            onClick={plainPress(onAccount)}
          >
            <Icon className={styles.sign} name="user-circle" />
            <span className={styles.username}>{username}</span>
          </Link>
        )}
        {onLogout && (
          <IconButton
            icon="sign-out"
            size="s"
            label={formatMessage({ id: 'ui.playerArea.logout' })}
            onClick={onLogout}
          />
        )}
      </div>
    </div>
  )
}
