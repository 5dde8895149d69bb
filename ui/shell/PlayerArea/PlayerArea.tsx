import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { plainPress } from '#ui/foundation/plainPress.ts'
import { BalanceToggle, type ShownBalance } from '#ui/player/BalanceToggle'
import { AccountMenu, type AccountMenuProps } from '#ui/shell/AccountMenu'
import styles from './PlayerArea.module.css'

export type PlayerAreaProps = Omit<ComponentProps<'div'>, 'children'> &
  AccountMenuProps & {
    /** Address of the deposit page. */
    depositHref: string
    /** Opens the deposit over this page; presses for a new tab follow `depositHref`. */
    onDeposit?: (event: MouseEvent<HTMLAnchorElement>) => void
    /** Tone of the deposit link; use `outline` so as not to invite, as after a self-exclusion. @default 'primary' */
    depositTone?: 'primary' | 'outline'
    /** The balance; missing if the operator does not show it. */
    balance?: ShownBalance
  }

/**
 * The end of the header for a player: balance, deposit, and the avatar with the menu of the account. For a `UserArea`; may
 * be loaded late.
 */
export function PlayerArea({
  username,
  depositHref,
  onDeposit,
  depositTone = 'primary',
  balance,
  accountHref,
  onAccount,
  links,
  page,
  onLogout,
  className,
  ...rest
}: PlayerAreaProps) {
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
      <div className={styles.account}>
        <AccountMenu {...{ username, accountHref, onAccount, links, page, onLogout }} />
      </div>
    </div>
  )
}
