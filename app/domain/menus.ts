import type { GlobalSettings, Layout, MenuItem, SubMenuItem } from '#app/api/contract/cms.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import type { MenuEntry } from '#app/api/contract/slices.ts'
import { addressOf } from './addresses.ts'
import type { Catalogue } from './catalogue.ts'
import { personalAddress } from './personalLists.ts'
import { safeHref } from './safeLinks.ts'
import { categoryAddress } from './slices/games.ts'
import { hiddenFromVisitors } from './visibility.ts'

/** Texts of the fixed entries; dynamic entries have their own title. */
export type MenuWords = Record<
  | 'lobby'
  | 'myGames'
  | 'providers'
  | 'jackpots'
  | 'collections'
  | 'allGames'
  | 'liveLobby'
  | 'myFavourites'
  | 'home'
  | 'winners'
  | 'live'
  | 'promotions'
  | 'sport'
  | 'lotto'
  | 'tournaments',
  string
>

export type MenuSource = {
  catalogue: Catalogue
  layouts: readonly Layout[]
  menus: readonly MenuItem[]
  submenu: readonly SubMenuItem[]
  settings: GlobalSettings
  words: MenuWords
  locale: string
}

/** The menu pages of S1 2.5 that an Internal entry may name. */
const internalPages: Record<string, string> = {
  Lobby: addressOf('lobby'),
  Home: addressOf('lobby'),
  Providers: addressOf('providers'),
  Collections: addressOf('collections'),
  MyGames: addressOf('user-games'),
  MyLiveGames: addressOf('live-casino-user-games'),
  AllGames: addressOf('all-games'),
  Promotions: addressOf('promotions'),
  Jackpots: addressOf('jackpots'),
  LiveLobby: addressOf('live-casino'),
  Tournaments: addressOf('tournaments'),
}

/** Address of a dynamic entry, or `undefined` if its target does not exist (MNU-03). */
export function menuTarget(
  { type, route = '', lobby }: MenuItem,
  { catalogue, settings }: Pick<MenuSource, 'catalogue' | 'settings'>,
): string | undefined {
  if (type === 'AllGames') return addressOf(lobby === 'Live' ? 'live-casino-all-games' : 'all-games')
  if (type === 'Internal') return Object.hasOwn(internalPages, route) ? internalPages[route] : undefined
  if (type === 'Categories') {
    const category = catalogue.categories.get(route)
    if (category && hiddenFromVisitors(category.type))
      return personalAddress(category, settings.personalSlugs, lobby)
    return category && categoryAddress(category)
  }
  const collection = catalogue.collections.get(route)
  return collection && addressOf('collections-slug', { slug: collection.slug })
}

function dynamicEntries(source: MenuSource, lobby: Lobby): MenuEntry[] {
  return source.menus.flatMap((item) => {
    const href = item.lobby === lobby ? menuTarget(item, source) : undefined
    if (!href) return []
    const { id, title, img, isPersonalized } = item
    return [
      { id, label: title, href, ...(img && { icon: img }), ...(isPersonalized && { personalized: true }) },
    ]
  })
}

function leadingEntries({ words }: MenuSource, lobby: Lobby): MenuEntry[] {
  if (lobby === 'Live') {
    const mine = addressOf('live-casino-user-my-games')
    return [
      { id: 'live-lobby', label: words.liveLobby, href: addressOf('live-casino'), icon: 'broadcast' },
      { id: 'my-favourites', label: words.myFavourites, href: mine, icon: 'heart', personalized: true },
    ]
  }
  const mine = addressOf('user-games')
  return [
    { id: 'lobby', label: words.lobby, href: addressOf('lobby'), icon: 'house' },
    { id: 'my-games', label: words.myGames, href: mine, icon: 'cards', personalized: true },
    { id: 'providers', label: words.providers, href: addressOf('providers'), icon: 'squares-four' },
    { id: 'jackpots', label: words.jackpots, href: addressOf('jackpots'), icon: 'coins' },
    { id: 'collections', label: words.collections, href: addressOf('collections'), icon: 'stack' },
  ]
}

/** The main menu of a lobby: fixed entries, those of the menu call, all games (MNU-01). */
export function mainMenu(source: MenuSource, lobby: Lobby): MenuEntry[] {
  const all = addressOf(lobby === 'Live' ? 'live-casino-all-games' : 'all-games')
  const last = { id: 'all-games', label: source.words.allGames, href: all, icon: 'squares-four' }
  const dynamic = dynamicEntries(source, lobby).filter(({ href }) => href !== all)
  return [...leadingEntries(source, lobby), ...dynamic, last]
}

/** Address of a link of the sub-menu, or `undefined` if it has none that is allowed. */
export function submenuTarget({ type, slug, url }: SubMenuItem): string | undefined {
  if (type === 'ContentPage' && slug) return addressOf('page-slug', { slug })
  if (type === 'Promotion' && slug) return addressOf('promotions-slug', { slug })
  return safeHref(url)
}

function dynamicSubMenu({ submenu }: MenuSource): MenuEntry[] {
  return submenu.flatMap((item, index) => {
    const href = submenuTarget(item)
    return href
      ? [{ id: `link-${index}`, label: item.title, href, ...(item.icon && { icon: item.icon }) }]
      : []
  })
}

/** Whether there is a live casino: some layout is for a live lobby (LIV-06). */
export const hasLiveLobby = (layouts: readonly Layout[]): boolean =>
  layouts.some(({ type }) => type === 'LiveLobby')

/** The sub-menu without its switches (MNU-07). */
export function subMenu(source: MenuSource): MenuEntry[] {
  const { words, layouts, settings } = source
  const prematch = safeHref(settings.prematchUrl)?.replace(/\/$/, '')
  const live = { id: 'live', label: words.live, href: addressOf('live-casino'), icon: 'broadcast' }
  const sport: MenuEntry[] = prematch
    ? [
        { id: 'sport', label: words.sport, href: prematch, icon: 'soccer-ball', only: 'mobile' },
        { id: 'lotto', label: words.lotto, href: `${prematch}/loto`, icon: 'clover', only: 'mobile' },
      ]
    : []
  return [
    { id: 'home', label: words.home, href: addressOf('lobby'), icon: 'house' },
    { id: 'winners', label: words.winners, href: addressOf('winners'), icon: 'trophy' },
    ...(hasLiveLobby(layouts) ? [live] : []),
    { id: 'promotions', label: words.promotions, href: addressOf('promotions'), icon: 'gift' },
    ...sport,
    {
      id: 'tournaments',
      label: words.tournaments,
      href: addressOf('tournaments'),
      icon: 'ranking',
      only: 'desktop',
    },
    ...dynamicSubMenu(source),
  ]
}

/** The header's links, with the labels of the locale. */
export function headerLinks({ settings, locale }: MenuSource): MenuEntry[] {
  return settings.headerLinks.flatMap(({ id, label, url, isNew }) => {
    const href = safeHref(url)
    const text = label[locale] ?? label.ro
    return href && text ? [{ id, label: text, href, ...(isNew && { isNew }) }] : []
  })
}
