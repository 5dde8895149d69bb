import type { Lobby } from '#app/api/contract/common.ts'
import { addressOf, type RouteName } from './addresses.ts'
import { matchAt } from './routeMatch.ts'

type Section = 'lobby' | 'live-casino' | 'winners' | 'promotions' | 'tournaments'

/** The section of each route; a game belongs to that of its lobby, a content page to none. */
const sections: Readonly<Record<RouteName, Section | 'ofLobby' | undefined>> = {
  lobby: 'lobby',
  'all-games': 'lobby',
  'categories-slug': 'lobby',
  collections: 'lobby',
  'collections-slug': 'lobby',
  providers: 'lobby',
  'providers-slug': 'lobby',
  compare: 'lobby',
  lists: 'lobby',
  jackpots: 'lobby',
  'jackpots-slug': 'lobby',
  'user-my-games': 'lobby',
  'user-games': 'lobby',
  'user-mirror': 'lobby',
  'user-slug': 'lobby',
  'live-casino': 'live-casino',
  'live-casino-all-games': 'live-casino',
  'live-casino-salon': 'live-casino',
  'live-casino-categories-slug': 'live-casino',
  'live-casino-user-my-games': 'live-casino',
  'live-casino-user-games': 'live-casino',
  'live-casino-user-slug': 'live-casino',
  winners: 'winners',
  'winners-recent': 'winners',
  'winners-jackpot': 'winners',
  'winners-hall-of-fame': 'winners',
  promotions: 'promotions',
  'promotions-slug': 'promotions',
  tournaments: 'tournaments',
  'games-game': 'ofLobby',
  'play-game-demo': 'ofLobby',
  'play-game-real': 'ofLobby',
  'page-slug': undefined,
}

/** Address of the section of the page at `pathname` (without the preview segment); `lobby` is the page's. */
export function sectionAt(pathname: string, lobby: Lobby = 'Casino'): string | undefined {
  const match = matchAt(pathname)
  const section = match && sections[match.name]
  if (section === 'ofLobby') return addressOf(lobby === 'Live' ? 'live-casino' : 'lobby')
  return section && addressOf(section)
}

/** Whether a menu marks an entry as current: it is the page itself, or a page above it. */
export function currentOf(href: string, pathname: string, section: string | undefined): boolean | 'section' {
  if (href === pathname) return true
  return href === section || pathname.startsWith(`${href}/`) ? 'section' : false
}
