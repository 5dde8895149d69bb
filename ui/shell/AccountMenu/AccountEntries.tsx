import type { KeyboardEvent, MouseEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { ariaCurrent } from '#ui/foundation/ariaCurrent.ts'
import { Link } from '#ui/foundation/Link'
import { placeAroundColumn } from '#ui/foundation/lineKeys.ts'
import { plainPress } from '#ui/foundation/plainPress.ts'
import { Icon } from '#ui/media/Icon'
import styles from './AccountMenu.module.css'
import type { AccountMenuProps } from './AccountMenu.tsx'

type AccountEntriesProps = Omit<AccountMenuProps, 'page'> & {
  /** Called before an entry acts, so that the menu closes. */
  onLeave: () => void
}

/** Arrow keys move the focus from entry to entry; after the last comes the first. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const place = placeAroundColumn(event, entries.indexOf(event.target as HTMLElement), entries.length - 1)
  if (place === undefined) return
  event.preventDefault()
  entries[place]?.focus()
}

/** The content of the account's menu: the whole name, the account, the player's own pages, the way out. */
export function AccountEntries(props: AccountEntriesProps) {
  const { username, accountHref, onAccount, links = [], onLogout, onLeave } = props

  function openAccount(event: MouseEvent<HTMLAnchorElement>) {
    onLeave()
    plainPress(onAccount)?.(event)
  }

  function logOut() {
    onLeave()
    onLogout?.()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the links and the button inside
    <div className={styles.menu} onKeyDown={onKeyDown}>
      {username && <p className={styles.name}>{username}</p>}
      <ul className={styles.entries}>
        <li>
          <Link className={styles.entry} href={accountHref} onClick={openAccount}>
            <Icon name="user-circle" />
            <FormattedMessage id="ui.accountMenu.unnamed" />
          </Link>
        </li>
        {links.map(({ id, href, label, icon = 'cards', current }) => (
          <li key={id}>
            <Link className={styles.entry} href={href} aria-current={ariaCurrent(current)} onClick={onLeave}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {onLogout && (
        <button className={styles.entry} type="button" data-last onClick={logOut}>
          <Icon name="sign-out" />
          <FormattedMessage id="ui.playerArea.logout" />
        </button>
      )}
    </div>
  )
}
