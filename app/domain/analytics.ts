import type { ContentView, Navigation } from '#app/api/contract/analytics.ts'
import { ORDER } from './listOrder.ts'
import { lobbyOfLayout, originOf } from './lobbies.ts'
import { isPreviewPath, withoutPreview } from './preview.ts'
import { matchAt, type RouteMatch } from './routeMatch.ts'
import { withoutTrailingSlash } from './trailingSlash.ts'

/** The lobby of a page or menu (S2 1). */
export type Origin = ReturnType<typeof originOf>

const matchOf = (pathname: string): RouteMatch | undefined => matchAt(withoutPreview(pathname))

/** Route name without `preview-`; the preview segment alone is the lobby (ANA-01). */
export const viewName = (pathname: string): string => matchOf(pathname)?.name ?? 'not-found'

/** Origin of the page at `pathname`. */
export const originAt = (pathname: string): Origin => originOf(lobbyOfLayout(withoutPreview(pathname)))

/** Reported query parameters: our own, and those of campaigns. */
const REPORTED_PARAMETERS: ReadonlySet<string> = new Set([
  ORDER,
  ...['nativeapp', 'embed', 'app', 'lang'],
  ...['source', 'medium', 'campaign', 'term', 'content'].map((part) => `utm_${part}`),
])

/** Longest reported value in characters; campaigns use shorter ones. */
const MAX_VALUE_LENGTH = 60

/** Patterns of personal data, also inside an address that is itself a value (`back_url=/x?token=…`). */
const PERSONAL_DATA = /@|%40|user_?name|token|password|secret|\d{9}/i

const isReported = ([name, value]: [string, string]): boolean =>
  REPORTED_PARAMETERS.has(name) && value.length <= MAX_VALUE_LENGTH && !PERSONAL_DATA.test(value)

/** A path whose unusual segments, which may be personal, are replaced. */
const reportedPath = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) => (segment.length > 120 || PERSONAL_DATA.test(segment) ? '…' : segment))
    .join('/')

/** The event of a page view (ANA-01); only known parameters of the query `search` are reported (CTX-02, ANA-03). */
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

/** Routes that count as one page: a game lies over the list from which it was started (S2 2, RTE-14). */
const ONE_PAGE: ReadonlySet<string> = new Set(['play-game-demo', 'play-game-real', 'all-games'])

const pageKey = (pathname: string): string => {
  const edition = isPreviewPath(pathname) ? 'preview ' : ''
  const path = withoutPreview(pathname)
  return edition + (ONE_PAGE.has(viewName(path)) ? 'all-games' : withoutTrailingSlash(path))
}

/** Whether a navigation between two paths changes the page (RTE-14). */
export const isPageChange = (from: string, to: string): boolean => pageKey(from) !== pageKey(to)

/** The event of a press on a menu link; `undefined` for a link to another site. */
export function navigationEvent(pathname: string, href: string): Navigation | undefined {
  const match = matchOf(href.split(/[?#]/, 1)[0] ?? '')
  return match && { event: 'casino_navigation', origin: originAt(pathname), route_name: match.name }
}

/** The last two pages of a visit as paths: `on` is the current one, or the one under a running game. */
export type Trail = { on?: string; from?: string }

/** The trail after a visit of `pathname`; a running game does not change it. */
export function trailAfter({ on, from }: Trail, pathname: string): Trail {
  if (/^play-game-/.test(viewName(pathname))) return { ...(on && { on }), ...(from && { from }) }
  const before = on && isPageChange(on, pathname) ? on : from
  return { on: pathname, ...(before && { from: before }) }
}

/** A page of the visit by its path, and its title. */
export type NotedPage = { pathname: string; title?: string }

/** The trail of the pages of a visit, and the title of its current one. */
export function trailOf(pages: readonly NotedPage[]): Trail & { title?: string } {
  const trail = pages.reduce<Trail>((so, { pathname }) => trailAfter(so, pathname), {})
  const title = pages.findLast(({ pathname }) => pathname === trail.on)?.title
  return { ...trail, ...(title !== undefined && { title }) }
}
