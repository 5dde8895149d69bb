import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { TabBar } from '#ui/shell/TabBar'
import type { menuItem } from './entries.ts'

type Item = ReturnType<typeof menuItem>

// Arrives with the first press; most visits never open it.
const MenuSheet = lazy(() => import('./MenuSheet.tsx').then(({ MenuSheet }) => ({ default: MenuSheet })))

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
  // Once it has been open it stays, so that it can close by itself and give the focus back.
  const [used, setUsed] = useState(open)
  if (open && !used) setUsed(true)
  const items = tabs.flatMap((tab) => {
    const entry = entries.find(({ id }) => id === tab.id)
    return entry ? [{ ...tab, label: entry.label, href: entry.href, current: entry.current }] : []
  })
  const openMenu = { id: 'menu', icon: 'list' as const, label: menu, onPress: onOpen, expanded: open }
  return (
    <>
      <TabBar label={formatMessage({ id: 'shell.tabBar' })} items={[...items, openMenu]} />
      <Suspense>
        {used && <MenuSheet entries={entries} links={links} open={open} onClose={onClose} title={menu} />}
      </Suspense>
    </>
  )
}
