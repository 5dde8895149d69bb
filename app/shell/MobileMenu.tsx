import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import type { menuItem } from '#app/navigation/menus/menuItem.ts'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { createUnread } from '#app/platform/interruptions/unread.ts'
import { useSelected, useStored } from '#app/platform/visit.ts'
import { useOpenSearch } from '#app/search/useOpenSearch.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { TabBar, type TabBarItem } from '#ui/shell/TabBar'
import { createChat } from './chat/chat.ts'
import type { MenuSheetProps } from './MenuSheet.tsx'

type Item = ReturnType<typeof menuItem>

// Loaded on the first press, since most visits never open it.
const MenuSheet = lazyPart(() => import('./MenuSheet.tsx').then((file) => file.MenuSheet))

type MobileMenuProps = {
  /** The sub-menu's entries: the first ones become tabs, and the menu shows all. */
  entries: Item[]
  /** The header's links. */
  links: Item[]
  /** The account site. */
  account: MenuSheetProps['account']
  /** Terms, privacy and the rest of the small print. */
  legal: MenuSheetProps['legal']
}

type TabOf = Pick<TabBarItem, 'id' | 'icon' | 'activeIcon'> & {
  /** Message id of its short label. */
  short?: 'menu.live.short'
}

const before: TabOf[] = [
  { id: 'home', icon: 'house', activeIcon: 'house-fill' },
  { id: 'live', icon: 'broadcast', activeIcon: 'broadcast-fill', short: 'menu.live.short' },
]

const after: TabOf[] = [{ id: 'promotions', icon: 'gift', activeIcon: 'gift-fill' }]

/** The tabs of the existing entries. */
function useTabsOf(entries: Item[]): (tabs: TabOf[]) => TabBarItem[] {
  const { formatMessage } = useIntl()
  return (tabs) =>
    tabs.flatMap(({ short, ...tab }) => {
      const entry = entries.find(({ id }) => id === tab.id)
      if (!entry) return []
      const { label, href, current } = entry
      return [{ ...tab, label, href, current, ...(short && { short: formatMessage({ id: short }) }) }]
    })
}

/** Number of new notifications and unread chat messages, which the menu leads to, with its words. */
function useUnreadBadge(): Pick<TabBarItem, 'badge' | 'badgeLabel'> {
  const { formatMessage } = useIntl()
  const notifications = useStored(createUnread) ?? 0
  const messages = useSelected(createChat, (chat) => chat.unread)
  const words = [
    notifications > 0 && formatMessage({ id: 'menu.unread' }, { count: notifications }),
    messages > 0 && formatMessage({ id: 'ui.chatToggle.unread' }, { count: messages }),
  ]
  return { badge: notifications + messages, badgeLabel: words.filter(Boolean).join(', ') }
}

/** The bottom bar of phones and the menu that it opens. */
export function MobileMenu({ entries, links, account, legal }: MobileMenuProps) {
  const { formatMessage } = useIntl()
  const menu = formatMessage({ id: 'menu.menu' })
  const { open, show, close } = useModalEntry('menu')
  // Stays mounted after the first opening, so that it can animate its closing and restore the focus.
  const [used, setUsed] = useState(open)
  if (open && !used) setUsed(true)
  const { openSearch, open: searching } = useOpenSearch()
  const news = useUnreadBadge()
  const tabsOf = useTabsOf(entries)
  const items: TabBarItem[] = [
    ...tabsOf(before),
    {
      id: 'search',
      icon: 'magnifying-glass',
      label: formatMessage({ id: 'search.open' }),
      onPress: openSearch,
      expanded: searching,
      prominent: true,
    },
    ...tabsOf(after),
    {
      id: 'menu',
      icon: 'list',
      label: menu,
      onPress: show,
      expanded: open,
      ...news,
    },
  ]
  return (
    <>
      <TabBar label={formatMessage({ id: 'shell.tabBar' })} items={items} />
      <Suspense>
        {used && <MenuSheet {...{ entries, links, account, legal, open }} onClose={close} title={menu} />}
      </Suspense>
    </>
  )
}
