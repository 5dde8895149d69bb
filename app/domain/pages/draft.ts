import type { Promotion } from '#app/api/contract/casino.ts'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { ContentPage, GlobalSettings, Layout } from '#app/api/contract/cms.ts'
import type { Lobby, SortOrder } from '#app/api/contract/common.ts'
import type { GameInfoPart } from '#app/api/contract/pageSlices.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import type { Catalogue } from '../catalogue.ts'

/** All that a page may be cut from; what only some pages need is asked for by them. */
export type PageContent = {
  catalogue: Catalogue
  /** The browser's form of the catalogue, by which its lists are ordered. */
  columns: () => CatalogueFile
  layouts: readonly Layout[]
  settings: GlobalSettings
  words: PageWords
  /** The day in Romania, by which promotions begin and end. */
  today: string
  promotions: () => Promise<readonly Promotion[]>
  /** Settles once the jackpots are known; rejects where they are not, and the catalogue has none. */
  jackpotsKnown: () => Promise<unknown>
  contentPage: (slug: string) => Promise<ContentPage | undefined>
  /** What the casino knows beyond the list, `undefined` when that is nothing; rejects when it cannot be had. */
  gameInfo: (code: string) => Promise<GameInfoPart | undefined>
}

/** Titles of pages that no content names. */
export type PageWords = Record<
  | 'lobby'
  | 'allGames'
  | 'liveLobby'
  | 'allLiveGames'
  | 'collections'
  | 'providers'
  | 'jackpots'
  | 'promotions'
  | 'tournaments'
  | 'winnersRecent'
  | 'winnersJackpot'
  | 'winnersHall'
  | 'myGames'
  | 'myLiveGames',
  string
> & {
  /** What is said of a game, a list of games and any other page that no SEO record describes; `{title}` and `{provider}` are filled in. */
  descriptions: Record<'game' | 'list' | 'page', string>
}

/** A page before its slices are kept and its SEO record is loaded. */
export type PageDraft = {
  /** Main heading (MNU-08). */
  title: string
  lobby: Lobby
  seoId?: string
  /** What the page is itself, beside widgets. */
  main?: Slice
  /** The order in which the list of `main` begins, where it is not the casino's own. */
  order?: SortOrder
  /** The layout or content page whose widgets follow; `where` names it in reports. */
  widgets?: { where: string; inputs: readonly unknown[] }
  /** Only for players; visitors see the way in. */
  gated?: boolean
  /** Only for players; to others it is not there. */
  restricted?: boolean
  /** Something that belongs to it failed to load. */
  incomplete?: boolean
  /** Never for search engines. */
  unlisted?: boolean
  /** The pages above this one, from the lobby down; this one is not among them. */
  trail: readonly Crumb[]
  /** schema.org type of the page. */
  kind: 'WebSite' | 'CollectionPage' | 'WebPage' | 'VideoGame'
  /** Picture of the page where its SEO record has none. */
  image?: string
}

export type Crumb = { name: string; path: string }
