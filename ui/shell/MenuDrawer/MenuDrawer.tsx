import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '#ui/feedback/Badge'
import { Link } from '#ui/foundation/Link'
import { Icon, type IconName } from '#ui/media/Icon'
import { MenuList } from '#ui/shell/MenuList'
import type { SubMenuEntry } from '#ui/shell/SubMenu'
import { type LobbyEntry, LobbySwitch } from './LobbySwitch.tsx'
import styles from './MenuDrawer.module.css'

export type MenuDrawerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The lobbies, Cazino and Live; empty if there is only one. */
  lobbies: LobbyEntry[]
  /** Sections of the site, with icons. */
  items: SubMenuEntry[]
  /** The player's block: account, messages, logout; or the guest's two buttons. */
  personal?: ReactNode
  /** Number of new notifications, and called to open their list; missing while the list is empty. */
  notifications?: { unread: number; onOpen: () => void }
  /** Called to open the tools for safe play. */
  onSafePlay: () => void
  /** Theme, quiet mode, chat. */
  controls?: ReactNode
  /** Links to the app. */
  apps?: { label: string; href: string; icon?: IconName }[]
  /** Terms, privacy and other legal links. */
  legal?: { label: string; href: string }[]
  /** Called when a link is followed, so that the panel around it can close. */
  onFollow?: () => void
}

/** The site's whole navigation in one panel: the menu of phones and tablets. */
export function MenuDrawer({
  lobbies,
  items,
  personal,
  notifications,
  onSafePlay,
  controls,
  apps = [],
  legal = [],
  onFollow,
  className,
  ...rest
}: MenuDrawerProps) {
  const { formatMessage } = useIntl()
  return (
    <div {...rest} className={clsx(styles.menu, className)}>
      {lobbies.length > 0 && <LobbySwitch lobbies={lobbies} onFollow={onFollow} />}
      {personal && <div className={styles.block}>{personal}</div>}
      {notifications && (
        <button className={styles.tool} type="button" aria-haspopup="dialog" onClick={notifications.onOpen}>
          <Icon name="bell" />
          <span>
            <FormattedMessage id="ui.inboxButton.name" />
            {notifications.unread > 0 && (
              <span className="visually-hidden">
                , <FormattedMessage id="ui.inboxButton.unread" values={{ count: notifications.unread }} />
              </span>
            )}
          </span>
          <Badge count={notifications.unread} aria-hidden="true" />
        </button>
      )}
      <MenuList label={formatMessage({ id: 'ui.menuDrawer.sections' })} items={items} onFollow={onFollow} />
      <button className={styles.tool} data-safe type="button" aria-haspopup="dialog" onClick={onSafePlay}>
        <Icon className={styles.sign} name="shield-check" />
        <FormattedMessage id="ui.menuDrawer.safePlay" />
      </button>
      {controls && <div className={styles.controls}>{controls}</div>}
      {apps.length > 0 && (
        <ul className={styles.apps}>
          {apps.map(({ label, href, icon = 'device-mobile' }) => (
            <li key={href}>
              <Link className={styles.app} href={href} onClick={onFollow}>
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {legal.length > 0 && (
        <nav aria-label={formatMessage({ id: 'ui.menuDrawer.legal' })}>
          <ul className={styles.legal}>
            {legal.map(({ label, href }) => (
              <li key={href}>
                <Link className={styles.small} href={href} onClick={onFollow}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
