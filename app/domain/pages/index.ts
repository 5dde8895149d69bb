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
import { categoryPage, collectionPage, everyGame, jackpotPage, lobbyCrumb, providerPage } from './lists.ts'
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

/** Leaves out widgets that show a part of what the page itself shows. */
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

/** The page of a route match, or `undefined` if its slug is unknown (RTE-06). */
export async function pageAt(
  content: PageContent,
  { name, params }: RouteMatch,
): Promise<PageDraft | undefined> {
  const { slug = '', game = '' } = params
  switch (name) {
    case 'lobby':
      return layoutPage(content, 'Lobby', 'lobby')
    case 'live-casino':
      return layoutPage(content, 'LiveLobby', 'liveLobby', 'Live')
    case 'collections':
      return cardsPage(content, 'Collections')
    case 'providers':
      return cardsPage(content, 'Providers')
    case 'tournaments':
      return tournamentsPage(content)
    case 'jackpots':
      return jackpotsPage(content)
    case 'all-games':
    case 'live-casino-all-games':
    case 'live-casino-salon':
      return everyGame(content, lobbyNamedIn(name), name === 'live-casino-salon')
    case 'categories-slug':
    case 'live-casino-categories-slug':
      return categoryPage(content, lobbyNamedIn(name), slug)
    case 'collections-slug':
      return collectionPage(content, slug)
    case 'providers-slug':
      return providerPage(content, slug)
    case 'jackpots-slug':
      return jackpotPage(content, slug)
    case 'games-game':
      return gamePage(content, game)
    case 'compare':
      return comparePage(content)
    case 'lists':
      return listsPage(content)
    case 'play-game-demo':
    case 'play-game-real':
      return playPage(content, game, name === 'play-game-real' ? 'real' : 'demo')
    case 'promotions':
      return promotionsPage(content)
    case 'promotions-slug':
      return promotionPage(content, slug)
    case 'page-slug':
      return contentPage(content, slug)
    case 'winners-recent':
      return winnersPage(content, 'winnersRecent')
    case 'winners-jackpot':
      return winnersPage(content, 'winnersJackpot')
    case 'winners-hall-of-fame':
      return winnersPage(content, 'winnersHall')
    case 'user-my-games':
    case 'live-casino-user-my-games':
      return favouritesPage(content, lobbyNamedIn(name))
    case 'user-games':
    case 'live-casino-user-games':
      return ownGamesPage(content, lobbyNamedIn(name))
    case 'user-mirror':
      return mirrorPage(content)
    case 'user-slug':
    case 'live-casino-user-slug':
      return userListPage(content, lobbyNamedIn(name), slug)
    case 'winners':
      return undefined
    default:
      return name satisfies never
  }
}
