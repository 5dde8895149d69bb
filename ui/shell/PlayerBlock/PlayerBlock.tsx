import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { plainPress } from '#ui/foundation/plainPress.ts'
import { Icon } from '#ui/media/Icon'
import { BalanceToggle } from '#ui/player/BalanceToggle'
import type { PlayerAreaProps } from '#ui/shell/PlayerArea'
import styles from './PlayerBlock.module.css'

export type PlayerBlockProps = Omit<ComponentProps<'div'>, 'children'> &
  Pick<PlayerAreaProps, 'depositHref' | 'onDeposit' | 'depositTone' | 'balance' | 'onLogout'> & {
    /** The player's username. */
    username: string
    /** Address of the player's account page. */
    accountHref: string
    /** Opens the account over this page; presses for a new tab follow `accountHref`. */
    onAccount?: PlayerAreaProps['onAccount']
    /** Called when a link is followed, so that the panel around it can close. */
    onFollow?: () => void
  }

/** The player in the menu of phones: name, balance, deposit, account, logout. The personal block of a `MenuDrawer`. */
export function PlayerBlock({
  username,
  balance,
  depositHref,
  onDeposit,
  depositTone = 'primary',
  accountHref,
  onAccount,
  onLogout,
  onFollow,
  className,
  ...rest
}: PlayerBlockProps) {
  return (
    <div {...rest} className={clsx(styles.block, className)}>
      <div className={styles.player}>
        <p className={styles.name}>
          <Icon className={styles.sign} name="user-circle" size={24} />
          <span className={styles.username}>{username}</span>
        </p>
        {balance && <BalanceToggle {...balance} className={styles.balance} />}
      </div>
      <div className={styles.ways}>
        <Button
          className={styles.way}
          tone={depositTone}
          href={depositHref}
          onClick={plainPress(onDeposit) ?? onFollow}
        >
          <FormattedMessage id="ui.playerArea.deposit" />
        </Button>
        <Button className={styles.way} href={accountHref} onClick={plainPress(onAccount) ?? onFollow}>
          <FormattedMessage id="ui.playerBlock.account" />
        </Button>
      </div>
      {onLogout && (
        <Button className={styles.leave} tone="quiet" size="s" icon="sign-out" onClick={onLogout}>
          <FormattedMessage id="ui.playerArea.logout" />
        </Button>
      )}
    </div>
  )
}
