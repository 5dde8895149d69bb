import type { Location, NavigateOptions } from 'react-router-dom'
import { withoutPreview } from '#app/domain/preview.ts'
import { matchAt } from '#app/domain/routeMatch.ts'
import { pageOf } from './historyEntries.ts'

/** Panels that an entry may open. */
const panels = ['search', 'filters', 'help', 'safe-play'] as const
export type PanelName = (typeof panels)[number]

/** What an entry of the history shows over its page; goes with Back and comes again with a reload. */
export type Overlays = {
  /** Code of the game whose details are open; its address stands in the bar (UXP-02). */
  details?: string
  panel?: PanelName
}

/** What the router keeps with an entry that has overlays. */
type OverlayState = Overlays & { page: string }

type To = { pathname: string; search: string }

const isPlay = (pathname: string): boolean => /^\/play\//.test(withoutPreview(pathname))

const gameAt = (pathname: string): string | undefined => {
  const match = matchAt(withoutPreview(pathname))
  return match?.name === 'games-game' ? match.params.game : undefined
}

/** The overlays that the state of an entry names. */
export function overlaysIn(state: unknown): Overlays {
  const { details, panel } = (typeof state === 'object' && state ? state : {}) as Overlays
  return {
    ...(typeof details === 'string' && { details }),
    ...(panel && panels.includes(panel) && { panel }),
  }
}

/** The overlays of an entry. The page of a game has no details over it. */
export function overlaysOf({ state, pathname }: Pick<Location, 'state' | 'pathname'>): Overlays {
  const { details, ...others } = overlaysIn(state)
  return details !== undefined && !gameAt(pathname) ? { ...others, details } : others
}

type DetailsOptions = NavigateOptions & { state: OverlayState & { details: string } }

/** How to open `href` over the present page, when it is the details of a game and this page can lie beneath. */
export function overlayFor(href: string, here: Location): [To, DetailsOptions] | undefined {
  const path = href.split(/[?#]/, 1)[0] ?? ''
  const details = gameAt(path)
  if (!details || isPlay(here.pathname) || gameAt(here.pathname)) return undefined
  const { pathname, search } = here
  return [
    { pathname, search },
    { state: { details, page: pageOf(here) }, mask: href, preventScrollReset: true },
  ]
}

/** How to open a panel over the present page. */
export function panelOver(panel: PanelName, here: Location): [To, NavigateOptions] {
  const { pathname, search } = here
  return [
    { pathname, search },
    { state: { panel, page: pageOf(here) } satisfies OverlayState, preventScrollReset: true },
  ]
}
