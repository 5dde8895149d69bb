import type { PageType } from '#app/api/contract/cms.ts'
import type { RecordName } from '#app/api/contract/cmsMessages.ts'
import { addressOf, type RouteName, routePatterns } from './addresses.ts'
import { matchAt } from './routeMatch.ts'

/** Pages that are drawn from a layout. */
const layouts: Partial<Record<RouteName, PageType>> = {
  lobby: 'Lobby',
  'live-casino': 'LiveLobby',
  'user-games': 'MyGames',
  'live-casino-user-games': 'MyLiveGames',
  collections: 'Collections',
  providers: 'Providers',
  promotions: 'Promotions',
  jackpots: 'Jackpots',
  'all-games': 'AllGames',
  tournaments: 'Tournaments',
}

/** The record that editors change to change the page at `path`; `undefined` if the page has none of its own. */
export function recordAt(path: string): RecordName | undefined {
  const match = matchAt(path)
  if (!match) return undefined
  const { name, params } = match
  const layout = layouts[name]
  if (layout) return { kind: 'layout', name: layout }
  if (name === 'page-slug') return { kind: 'page', name: params.slug ?? '' }
  if (name === 'promotions-slug') return { kind: 'promotion', name: params.slug ?? '' }
  return undefined
}

/** The page that a record changes, the reverse of `recordAt`; `undefined` for a record of several pages. */
export function pathOfRecord({ kind, name }: RecordName): string | undefined {
  if (kind === 'page') return addressOf('page-slug', { slug: name })
  if (kind === 'promotion') return addressOf('promotions-slug', { slug: name })
  const route = (Object.keys(layouts) as RouteName[]).find(
    (one) => kind === 'layout' && layouts[one] === name,
  )
  return route && routePatterns[route]
}
