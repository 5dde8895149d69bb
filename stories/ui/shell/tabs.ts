import { fn } from 'storybook/test'
import type { TabBarItem } from '#ui/shell/TabBar'

export const openMenu = fn()
export const openSearch = fn()

export const tabs: TabBarItem[] = [
  { id: 'casino', label: 'Cazino', icon: 'house', activeIcon: 'house-fill', href: '/', current: true },
  {
    id: 'live',
    label: 'Cazinou live',
    short: 'Live',
    icon: 'broadcast',
    activeIcon: 'broadcast-fill',
    href: '/live',
  },
  { id: 'search', label: 'Caută', icon: 'magnifying-glass', onPress: openSearch, prominent: true },
  { id: 'promotions', label: 'Promoții', icon: 'gift', activeIcon: 'gift-fill', href: '/promotii' },
  { id: 'menu', label: 'Meniu', icon: 'list', onPress: openMenu, expanded: false },
]
