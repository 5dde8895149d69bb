import type { Lobby } from '#app/api/contract/common.ts'
import { layoutOf } from '../layout.ts'
import { personalCategory } from '../personalLists.ts'
import type { PageContent, PageDraft } from './draft.ts'
import { lobbyCrumb } from './lists.ts'

/** A page of one player's own; visitors see the way in and nothing else (RTE-09). */
const gatedPage = (content: PageContent, title: string, lobby: Lobby): PageDraft => ({
  title,
  lobby,
  gated: true,
  unlisted: true,
  trail: [lobbyCrumb(content, lobby)],
  kind: 'WebPage',
})

/** All lists of one player, as the editors have placed them. */
export function ownGamesPage(content: PageContent, type: 'MyGames' | 'MyLiveGames', lobby: Lobby): PageDraft {
  const layout = layoutOf(content.layouts, type)
  const page = gatedPage(content, content.words[type === 'MyGames' ? 'myGames' : 'myLiveGames'], lobby)
  return layout ? { ...page, widgets: { where: `layout ${type}`, inputs: layout.widgets } } : page
}

/** A list made for one player that the settings have under this slug (RTE-17); its games come with the player. */
export function userListPage(content: PageContent, lobby: Lobby, slug: string): PageDraft | undefined {
  const { catalogue, settings } = content
  const category = personalCategory(catalogue.categories.values(), settings.personalSlugs, lobby, slug)
  if (!category) return undefined
  const { title, type: source } = category
  return {
    ...gatedPage(content, title, lobby),
    main: { type: 'OwnList', title, source, lobby: category.lobby },
  }
}
