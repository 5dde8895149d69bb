import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#ui/media/Icon'
import { Popover } from '#ui/overlay/Popover'
import type { MenuStripItem } from '#ui/shell/MenuStrip'
import { AccountEntries } from './AccountEntries.tsx'
import styles from './AccountMenu.module.css'
import { initials } from './initials.ts'

export type AccountMenuProps = {
  /** The player's username; missing while it is unknown and where it could not be loaded. */
  username?: string
  /** Address of the player's account page. */
  accountHref: string
  /** Opens the account over this page; presses for a new tab follow `accountHref`. */
  onAccount?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** The player's own pages, in the menu after the account. */
  links?: MenuStripItem[]
  /** The present page: the menu closes when another one replaces it. */
  page?: string
  /** Called to log out; only if the account is embedded in this site. */
  onLogout?: () => void
}

/** The player's avatar, which opens the menu of the account. */
export function AccountMenu({ username, page, ...entries }: AccountMenuProps) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState(page)
  const avatar = useRef<HTMLButtonElement>(null)
  if (page !== shown) {
    setShown(page)
    setOpen(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(true)
  }

  // The entry is removed with the menu, so a modal that it opens returns the focus to the avatar.
  function leave() {
    avatar.current?.focus({ preventScroll: true })
    setOpen(false)
  }

  const letters = username && initials(username)
  const trigger = (
    <button
      ref={avatar}
      className={styles.avatar}
      type="button"
      aria-label={
        username
          ? formatMessage({ id: 'ui.accountMenu.of' }, { username })
          : formatMessage({ id: 'ui.accountMenu.unnamed' })
      }
      onKeyDown={onKeyDown}
    >
      {letters ? (
        <span className={styles.circle} data-letters={letters} />
      ) : (
        <Icon className={styles.sign} name="user-circle" />
      )}
    </button>
  )
  return (
    <Popover
      label={formatMessage({ id: 'ui.accountMenu.label' })}
      trigger={trigger}
      align="end"
      open={open}
      onOpenChange={setOpen}
    >
      <AccountEntries {...entries} username={username} onLeave={leave} />
    </Popover>
  )
}
