import type { Lobby } from '#app/api/contract/common.ts'
import { addressOf, type RouteName } from '../addresses.ts'
import { type Catalogue, gamesOf } from '../catalogue.ts'
import { layoutOf } from '../layout.ts'
import type { RouteMatch } from '../routeMatch.ts'
import { collectionCards, providerCards } from '../slices/cards.ts'
import { tileOf } from '../slices/tile.ts'
import { comparePage } from './compare.ts'
import type { PageContent, PageDraft, PageWords } from './draft.ts'
import { gamePage, playPage } from './game.ts'
import {
  allGames,
  categoryPage,
  collectionPage,
  jackpotPage,
  lobbyCrumb,
  providerPage,
  salonPage,
} from './lists.ts'
import { favouritesPage, mirrorPage, ownGamesPage, userListPage } from './own.ts'
import { listsPage } from './ownLists.ts'
import { promotionPage, promotionsPage, tournamentsOf } from './promotions.ts'

type LayoutType = Parameters<typeof layoutOf>[1]

/** A page from the widgets of its layout; `undefined` without a layout. */
function layoutPage(
  content: PageContent,
  type: LayoutType,
  word: Exclude<keyof PageWords, 'descriptions'>,
  lobby: Lobby = 'Casino',
): PageDraft | undefined {
  const layout = layoutOf(content.layouts, type)
  if (!layout) return undefined
  const isStart = type === 'Lobby' || type === 'LiveLobby'
  return {
    title: content.words[word],
    lobby,
    ...(layout.seoId && { seoId: layout.seoId }),
    widgets: { where: `layout ${type}`, inputs: layout.widgets },
    trail: isStart ? [] : [lobbyCrumb(content, lobby)],
    kind: type === 'Lobby' ? 'WebSite' : 'CollectionPage',
  }
}

/** The widgets without those of `type`, whose content the page shows itself. */
const without = (inputs: readonly unknown[], type: string): readonly unknown[] =>
  inputs.filter((input) => (input as { type?: unknown } | null)?.type !== type)

/** All collections or providers as cards, then the other widgets of the layout. */
function cardsPage(content: PageContent, kind: 'Collections' | 'Providers'): PageDraft {
  const word = kind === 'Collections' ? 'collections' : 'providers'
  const title = content.words[word]
  const page = layoutPage(content, kind, word)
  const base: PageDraft = page ?? {
    title,
    lobby: 'Casino',
    trail: [lobbyCrumb(content, 'Casino')],
    kind: 'CollectionPage',
  }
  const { widgets, ...rest } = base
  const main =
    kind === 'Collections'
      ? { type: kind, title, items: collectionCards(content.catalogue) }
      : { type: kind, title, items: providerCards(content.catalogue) }
  return {
    ...rest,
    main,
    ...(widgets && { widgets: { where: widgets.where, inputs: without(widgets.inputs, kind) } }),
  }
}

/** Number of games beside each jackpot. */
const GAMES_OF_JACKPOT = 6

function firstGames(catalogue: Catalogue, codes: readonly string[]) {
  const games = gamesOf(catalogue, codes)
  const tiles = games.slice(0, GAMES_OF_JACKPOT).map((game) => tileOf(catalogue, game))
  return { count: games.length, tiles }
}

function jackpotsPage(content: PageContent): PageDraft | undefined {
  const page = layoutPage(content, 'Jackpots', 'jackpots')
  const { catalogue } = content
  const jackpots = catalogue.jackpots.map(({ id, slug, title, gameCodes, jackpotLevels }) => ({
    id,
    title,
    href: addressOf('jackpots-slug', { slug }),
    levels: jackpotLevels,
    ...firstGames(catalogue, gameCodes),
  }))
  const base: PageDraft = page ?? {
    title: content.words.jackpots,
    lobby: 'Casino',
    trail: [lobbyCrumb(content, 'Casino')],
    kind: 'CollectionPage',
  }
  const { widgets, ...rest } = base
  return {
    ...rest,
    main: { type: 'JackpotList', jackpots },
    ...(widgets && { widgets: { where: widgets.where, inputs: without(widgets.inputs, 'Jackpots') } }),
  }
}

/** The tournaments as cards, then the widgets of the layout; without a layout there is no such page. */
async function tournamentsPage(content: PageContent): Promise<PageDraft | undefined> {
  const page = layoutPage(content, 'Tournaments', 'tournaments')
  return page && { ...page, main: await tournamentsOf(content) }
}

async function contentPage(content: PageContent, slug: string): Promise<PageDraft | undefined> {
  const page = await content.contentPage(slug)
  if (!page) return undefined
  return {
    title: page.title,
    lobby: 'Casino',
    ...(page.seoId && { seoId: page.seoId }),
    widgets: { where: `page ${slug}`, inputs: page.widgets },
    trail: [lobbyCrumb(content, 'Casino')],
    kind: 'WebPage',
  }
}

const winnersPage = (
  content: PageContent,
  word: 'winnersRecent' | 'winnersJackpot' | 'winnersHall',
): PageDraft => ({
  title: content.words[word],
  lobby: 'Casino',
  main: { type: 'Winners', title: content.words[word] },
  trail: [lobbyCrumb(content, 'Casino')],
  kind: 'WebPage',
})

/** The lobby of a page by the name of its route. */
export const lobbyNamedIn = (name: RouteName): Lobby => (name.startsWith('live-casino') ? 'Live' : 'Casino')

type Params = { slug: string; game: string; lobby: Lobby }

type MakePage = (
  content: PageContent,
  params: Params,
) => Promise<PageDraft | undefined> | PageDraft | undefined

const listOfAll: MakePage = (content, { lobby }) => allGames(content, lobby)
const category: MakePage = (content, { lobby, slug }) => categoryPage(content, lobby, slug)
const favourites: MakePage = (content, { lobby }) => favouritesPage(content, lobby)
const ownGames: MakePage = (content, { lobby }) => ownGamesPage(content, lobby)
const userList: MakePage = (content, { lobby, slug }) => userListPage(content, lobby, slug)

/** The function that makes the page of each route. */
const pages: Record<RouteName, MakePage> = {
  lobby: (content) => layoutPage(content, 'Lobby', 'lobby'),
  'live-casino': (content) => layoutPage(content, 'LiveLobby', 'liveLobby', 'Live'),
  collections: (content) => cardsPage(content, 'Collections'),
  providers: (content) => cardsPage(content, 'Providers'),
  tournaments: tournamentsPage,
  jackpots: jackpotsPage,
  'all-games': listOfAll,
  'live-casino-all-games': listOfAll,
  'live-casino-salon': salonPage,
  'categories-slug': category,
  'live-casino-categories-slug': category,
  'collections-slug': (content, { slug }) => collectionPage(content, slug),
  'providers-slug': (content, { slug }) => providerPage(content, slug),
  'jackpots-slug': (content, { slug }) => jackpotPage(content, slug),
  'games-game': (content, { game }) => gamePage(content, game),
  compare: comparePage,
  lists: listsPage,
  'play-game-demo': (content, { game }) => playPage(content, game, 'demo'),
  'play-game-real': (content, { game }) => playPage(content, game, 'real'),
  promotions: promotionsPage,
  'promotions-slug': (content, { slug }) => promotionPage(content, slug),
  'page-slug': (content, { slug }) => contentPage(content, slug),
  winners: () => undefined,
  'winners-recent': (content) => winnersPage(content, 'winnersRecent'),
  'winners-jackpot': (content) => winnersPage(content, 'winnersJackpot'),
  'winners-hall-of-fame': (content) => winnersPage(content, 'winnersHall'),
  'user-my-games': favourites,
  'live-casino-user-my-games': favourites,
  'user-games': ownGames,
  'live-casino-user-games': ownGames,
  'user-mirror': mirrorPage,
  'user-slug': userList,
  'live-casino-user-slug': userList,
}

/** The page of a route match, or `undefined` if its slug is unknown (RTE-06). */
export async function pageAt(
  content: PageContent,
  { name, params: { slug = '', game = '' } }: RouteMatch,
): Promise<PageDraft | undefined> {
  return pages[name](content, { slug, game, lobby: lobbyNamedIn(name) })
}
