import type { Promotion } from '#app/api/contract/casino.ts'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { ContentPage, GlobalSettings, Layout } from '#app/api/contract/cms.ts'
import type { Lobby, SortOrder } from '#app/api/contract/common.ts'
import type { GameInfoPart } from '#app/api/contract/pageSlices.ts'
import type { Unseen } from '#app/api/contract/pages.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Audience } from '../previewView.ts'

/** Content from which pages are made; pages request rarely needed data themselves. */
export type PageContent = {
  catalogue: Catalogue
  /** The browser's form of the catalogue, for the order of lists. */
  columns: () => CatalogueFile
  layouts: readonly Layout[]
  settings: GlobalSettings
  words: PageWords
  /** The current day in Romania, which decides whether promotions run. */
  today: string
  /** Drafts are shown to editors although the public does not see them. @default false */
  forEditors?: boolean
  /** The audience for which editors see a draft. @default the visitor's own */
  audience?: Audience
  promotions: () => Promise<readonly Promotion[]>
  /** Settles once the jackpots are loaded; rejects if they failed and the catalogue has none. */
  jackpotsKnown: () => Promise<unknown>
  contentPage: (slug: string) => Promise<ContentPage | undefined>
  /** Details that the list entry lacks, `undefined` if there are none; rejects if they cannot be loaded. */
  gameInfo: (code: string) => Promise<GameInfoPart | undefined>
}

/** Titles of pages that the content does not name. */
export type PageWords = Record<
  | 'lobby'
  | 'allGames'
  | 'liveLobby'
  | 'allLiveGames'
  | 'salon'
  | 'collections'
  | 'providers'
  | 'jackpots'
  | 'compare'
  | 'lists'
  | 'promotions'
  | 'tournaments'
  | 'winnersRecent'
  | 'winnersJackpot'
  | 'winnersHall'
  | 'myGames'
  | 'myLiveGames'
  | 'mirror',
  string
> & {
  /**
   * Descriptions of a game, a list and any other page without an SEO record; `{title}` and `{provider}` are filled in.
   */
  descriptions: Record<'game' | 'list' | 'page', string>
}

/** A page before its slices are stored and its SEO record is loaded. */
export type PageDraft = {
  /** Main heading (MNU-08). */
  title: string
  lobby: Lobby
  seoId?: string
  /** The page's own content, beside widgets. */
  main?: Slice
  /** Initial order of the list in `main`, if it is not the casino's own. */
  order?: SortOrder
  /** The layout or content page whose widgets follow; `where` names it in reports. */
  widgets?: { where: string; inputs: readonly unknown[] }
  /** Only for players; guests see the login links. */
  gated?: boolean
  /** Only for players; hidden from others. */
  restricted?: boolean
  /** Why the public does not see it; for editors. */
  unseen?: Unseen
  /** Some of its data failed to load. */
  incomplete?: boolean
  /** Hidden from search engines. */
  unlisted?: boolean
  /** The pages above this one, starting with the lobby. */
  trail: readonly Crumb[]
  /** schema.org type of the page. */
  kind: 'WebSite' | 'CollectionPage' | 'WebPage' | 'VideoGame'
  /** Picture of the page if its SEO record has none. */
  image?: string
}

export type Crumb = { name: string; path: string }
