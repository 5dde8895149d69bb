import type { Compliance } from '#app/api/contract/compliance.ts'
import { withoutRepeated } from '#app/domain/menuBars.ts'
import type { menuItem } from '#app/navigation/menus/menuItem.ts'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { PageModals } from '#app/navigation/PageModals.tsx'
import { createUnread } from '#app/platform/interruptions/unread.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { useStored } from '#app/platform/visit.ts'
import type { AccountSettings } from '#app/player/account/AccountArea.tsx'
import { AccountBlock } from '#app/player/account/AccountBlock.tsx'
import { useOwnLinks } from '#app/player/account/useOwnLinks.ts'
import { useAuth } from '#app/player/session/auth.ts'
import { Dialog } from '#ui/overlay/Dialog'
import { MenuDrawer } from '#ui/shell/MenuDrawer'
import { ChatControl } from './chat/ChatControl.tsx'
import { ThemeControl } from './ThemeControl.tsx'

type Item = ReturnType<typeof menuItem>

export type MenuSheetProps = {
  entries: Item[]
  links: Item[]
  account: AccountSettings
  legal: Compliance['links']
  open: boolean
  title: string
  onClose: () => void
}

const LOBBIES = ['home', 'live']

type Arranged = Pick<MenuSheetProps, 'entries' | 'links' | 'legal'> & {
  /** The player's own pages. */
  own: Item[]
}

/**
 * The lobbies beside each other, then the player's own pages and the other entries of phones, each address once; one lobby
 * alone is an entry.
 */
function menuGroups({ entries, links, legal, own }: Arranged) {
  const shown = entries.filter(({ only }) => only !== 'desktop')
  const others = links.filter(({ href }) => !shown.some((entry) => entry.href === href))
  const found = shown.filter(({ id }) => LOBBIES.includes(id))
  const lobbies = found.length < LOBBIES.length ? [] : found
  return {
    lobbies,
    items: [...own, ...shown.filter((entry) => !lobbies.includes(entry)), ...others],
    legal: withoutRepeated(
      legal.map(({ label, url }) => ({ label, href: url })),
      links,
    ),
  }
}

/**
 * The menu of phones: lobbies, login links, a player's own pages, the sub-menu's entries and the header's other links, safe
 * play, theme, terms.
 */
export function MenuSheet({ entries, links, account, legal, open, title, onClose }: MenuSheetProps) {
  const { player } = useAuth()
  const own = useOwnLinks()
  const safePlay = useModalEntry('safe-play')
  const inbox = useModalEntry('notifications')
  const unread = useStored(createUnread)

  function openSafePlay() {
    onClose()
    safePlay.show()
  }

  function openInbox() {
    onClose()
    inbox.show()
  }

  return (
    <MoreMessages>
      <PageModals>
        <Dialog priority={modalPriorities.menu} shape="end" open={open} onClose={onClose} title={title}>
          <MenuDrawer
            {...menuGroups({ entries, links, legal, own: player ? own : [] })}
            personal={<AccountBlock account={account} onFollow={onClose} />}
            {...(unread !== undefined && { notifications: { unread, onOpen: openInbox } })}
            onSafePlay={openSafePlay}
            controls={
              <>
                <ThemeControl shape="row" />
                <ChatControl shape="row" onPress={onClose} />
              </>
            }
            onFollow={onClose}
          />
        </Dialog>
      </PageModals>
    </MoreMessages>
  )
}
