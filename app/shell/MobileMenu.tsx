import { useIntl } from 'react-intl'
import { Sheet } from '#ui/overlay/Sheet'
import { MenuList } from '#ui/shell/MenuList'
import { TabBar } from '#ui/shell/TabBar'
import type { menuItem } from './entries.ts'
import { ThemeControl } from './ThemeControl.tsx'

type Item = ReturnType<typeof menuItem>

type MobileMenuProps = {
  /** The sub-menu's entries: the first ones become tabs, all stand in the menu. */
  entries: Item[]
  /** The header's links. */
  links: Item[]
  open: boolean
  onOpen: () => void
  onClose: () => void
}

const tabs = [
  { id: 'home', icon: 'house', activeIcon: 'house-fill' },
  { id: 'live', icon: 'broadcast', activeIcon: 'broadcast-fill' },
  { id: 'promotions', icon: 'gift', activeIcon: 'gift-fill' },
] as const

/** The bottom bar of phones and the menu that it opens. */
export function MobileMenu({ entries, links, open, onOpen, onClose }: MobileMenuProps) {
  const { formatMessage } = useIntl()
  const menu = formatMessage({ id: 'menu.menu' })
  const items = tabs.flatMap((tab) => {
    const entry = entries.find(({ id }) => id === tab.id)
    return entry ? [{ ...tab, label: entry.label, href: entry.href, current: entry.current }] : []
  })
  const openMenu = { id: 'menu', icon: 'list' as const, label: menu, onPress: onOpen, expanded: open }
  return (
    <>
      <TabBar label={formatMessage({ id: 'shell.tabBar' })} items={[...items, openMenu]} />
      <Sheet open={open} onClose={onClose} title={menu}>
        {open && <MenuContent entries={entries} links={links} onFollow={onClose} />}
      </Sheet>
    </>
  )
}

type MenuContentProps = Pick<MobileMenuProps, 'entries' | 'links'> & { onFollow: () => void }

function MenuContent({ entries, links, onFollow }: MenuContentProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <MenuList
        label={formatMessage({ id: 'shell.subMenu' })}
        items={entries.filter(({ only }) => only !== 'desktop')}
        onFollow={onFollow}
      />
      <MenuList
        label={formatMessage({ id: 'shell.header' })}
        items={links.filter(({ href }) => !entries.some((entry) => entry.href === href))}
        onFollow={onFollow}
      />
      <ThemeControl />
    </>
  )
}
