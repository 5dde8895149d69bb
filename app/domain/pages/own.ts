import type { Lobby } from '#app/api/contract/common.ts'
import { routePatterns } from '../addresses.ts'
import { layoutOf } from '../layout.ts'
import { personalCategory } from '../personalLists.ts'
import type { PageContent, PageDraft } from './draft.ts'
import { lobbyCrumb } from './lists.ts'

/** A page for players; guests only see the login links (RTE-09). */
const gatedPage = (content: PageContent, title: string, lobby: Lobby): PageDraft => ({
  title,
  lobby,
  gated: true,
  unlisted: true,
  trail: [lobbyCrumb(content, lobby)],
  kind: 'WebPage',
})

/** All lists of a player, in the editors' order. */
export function ownGamesPage(content: PageContent, lobby: Lobby): PageDraft {
  const type = lobby === 'Live' ? 'MyLiveGames' : 'MyGames'
  const layout = layoutOf(content.layouts, type)
  const page = gatedPage(content, content.words[lobby === 'Live' ? 'myLiveGames' : 'myGames'], lobby)
  return layout ? { ...page, widgets: { where: `layout ${type}`, inputs: layout.widgets } } : page
}

/** The page of the mirror, whose data only the player's device has. */
export const mirrorPage = (content: PageContent): PageDraft =>
  gatedPage(content, content.words.mirror, 'Casino')

/** A player's list whose slug is in the settings (RTE-17); the browser loads its games after the login. */
export function userListPage(content: PageContent, lobby: Lobby, slug: string): PageDraft | undefined {
  const { catalogue, settings } = content
  const category = personalCategory(catalogue.categories.values(), settings.personalSlugs, lobby, slug)
  if (!category) return undefined
  const { title, type: source } = category
  return {
    ...gatedPage(content, title, lobby),
    main: {
      type: 'OwnList',
      title,
      source,
      lobby: category.lobby,
      filters: category.lobby === 'Live' ? settings.enabledFiltersLive : settings.enabledFilters,
    },
  }
}

/** Last segment of the favourites' address, the same in both lobbies. */
const FAVOURITES = routePatterns['user-my-games'].slice(routePatterns['user-my-games'].lastIndexOf('/') + 1)

/** The list at the favourites' address in the settings; without one all lists of the player. */
export const favouritesPage = (content: PageContent, lobby: Lobby): PageDraft =>
  userListPage(content, lobby, FAVOURITES) ?? ownGamesPage(content, lobby)
