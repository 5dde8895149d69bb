import { withoutClosingSlash } from './closingSlash.ts'
import { lobbyOfLayout, originOf } from './lobbies.ts'
import { ORDER } from './order.ts'
import { isPreviewPath, withoutPreview } from './preview.ts'
import { matchAt, type RouteMatch } from './routeMatch.ts'

/** Whose page or menu it was (S2 1). */
export type Origin = ReturnType<typeof originOf>

type ContentView = {
  event: 'content-view'
  path: string
  view_name: string
  params: Record<string, string>
  query: Record<string, string>
}

/** Every field is always there: tag managers keep what an earlier event said, so nothing is said by `null`. */
export type GameLaunch = {
  event: 'casino_game_launch'
  from_route: string | null
  from_origin: Origin | null
  on_route: string
  on_origin: Origin
  on_origin_name: string | null
  demo: boolean
  filter_used: boolean
  game_name: string
  provider: string
  jackpot: boolean
  dealer_name: string | null
  /** In lei. */
  minimum_bet: number | null
}

type Navigation = { event: 'casino_navigation'; origin: Origin; route_name: string }

type BonusClick = {
  event: 'casino_bonus_popup_click'
  bonus_id: string
  cta_action: 'accept' | 'decline'
}

/** Events without a field; what somebody searched for is not told, since it may be personal. */
type Plain = {
  event: 'casino_filters_click' | 'live_casino_filters_click' | 'casino_search' | 'casino_theme_toggle'
}

/** Everything that is reported (S2 7), with exactly its fields. */
export type AnalyticsEvent = ContentView | GameLaunch | Navigation | BonusClick | Plain

const matchOf = (pathname: string): RouteMatch | undefined => matchAt(withoutPreview(pathname))

/** Route name without `preview-`; the preview segment alone is the lobby (ANA-01). */
export const viewName = (pathname: string): string => matchOf(pathname)?.name ?? 'not-found'

/** Whose page stands at `pathname`. */
export const originAt = (pathname: string): Origin => originOf(lobbyOfLayout(withoutPreview(pathname)))

/** Parameters that are reported: ours, and where a campaign brought somebody from. */
const REPORTED: ReadonlySet<string> = new Set([
  ORDER,
  ...['nativeapp', 'embed', 'app', 'lang'],
  ...['source', 'medium', 'campaign', 'term', 'content'].map((part) => `utm_${part}`),
])

/** Letters of a reported value; longer ones are nobody's campaign. */
const LONGEST = 60

/** Whatever may be a person's, also inside an address that is itself a value (`back_url=/x?token=…`). */
const PERSONAL = /@|%40|user_?name|token|password|secret|\d{9}/i

const isReported = ([name, value]: [string, string]): boolean =>
  REPORTED.has(name) && value.length <= LONGEST && !PERSONAL.test(value)

/** A path without segments that no address of ours has. */
const reportedPath = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) => (segment.length > 120 || PERSONAL.test(segment) ? '…' : segment))
    .join('/')

/** The event of a page view (ANA-01); of `search`, the query of the address, known parameters alone (CTX-02, ANA-03). */
export function contentView(pathname: string, search: string): ContentView {
  const query = [...new URLSearchParams(search)].filter(isReported)
  return {
    event: 'content-view',
    path: reportedPath(pathname),
    view_name: viewName(pathname),
    params: matchOf(pathname)?.params ?? {},
    query: Object.fromEntries(query),
  }
}

/** Routes between which nobody changes the page: a game lies over the list it was started from (S2 2, RTE-14). */
const ONE_PAGE: ReadonlySet<string> = new Set(['play-game-demo', 'play-game-real', 'all-games'])

const pageKey = (pathname: string): string => {
  const edition = isPreviewPath(pathname) ? 'preview ' : ''
  const path = withoutPreview(pathname)
  return edition + (ONE_PAGE.has(viewName(path)) ? 'all-games' : withoutClosingSlash(path))
}

/** Whether somebody who goes `from` one path `to` another sees another page (RTE-14). */
export const isPageChange = (from: string, to: string): boolean => pageKey(from) !== pageKey(to)

/** The event of a press on a link of a menu; `undefined` when it leads to no page of ours. */
export function navigationEvent(pathname: string, href: string): Navigation | undefined {
  const match = matchOf(href.split(/[?#]/, 1)[0] ?? '')
  return match && { event: 'casino_navigation', origin: originAt(pathname), route_name: match.name }
}

/** The last two pages of a visit as paths: `on` is the one that shows, or lies under a running game. */
export type Trail = { on?: string; from?: string }

/** The trail after a visit of `pathname`; playing leads nowhere. */
export function trailAfter({ on, from }: Trail, pathname: string): Trail {
  if (/^play-game-/.test(viewName(pathname))) return { ...(on && { on }), ...(from && { from }) }
  const before = on && isPageChange(on, pathname) ? on : from
  return { on: pathname, ...(before && { from: before }) }
}
