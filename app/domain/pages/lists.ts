import type { Game } from '#app/api/contract/casino.ts'
import type { Category } from '#app/api/contract/cms.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import type { GameListSlice, ListOf } from '#app/api/contract/pageSlices.ts'
import { addressOf } from '../addresses.ts'
import { type Catalogue, gamesOf } from '../catalogue.ts'
import { quickOf } from '../filters/tools.ts'
import { isLive } from '../lobbies.ts'
import { tileOf } from '../slices/tile.ts'
import { hiddenFromVisitors } from '../visibility.ts'
import type { PageContent, PageDraft } from './draft.ts'

/** Tiles of a long list that come with its page: enough for a fling until the catalogue is there. */
const FIRST_TILES = 102

/** Highest number of games of a numbered top list. */
const MAX_RANKED = 10

/** Games that can be started; the browser's catalogue has the same ones. */
const startable = ({ providers }: Catalogue, games: readonly Game[]) =>
  games.filter(({ provider }) => providers.has(provider))

/**
 * The list of a provider or collection with live games only belongs to the live lobby, where its filters lead to all
 * live games.
 */
const lobbyOfList = ({ lobby }: ListOf, games: readonly Game[]): Lobby =>
  games.length > 0 && games.every(({ type }) => isLive(type)) ? 'Live' : lobby

function listSlice(
  { catalogue, settings }: PageContent,
  title: string,
  of: ListOf,
  games: readonly Game[],
): GameListSlice {
  const shown = startable(catalogue, games)
  const lobby = lobbyOfList(of, shown)
  return {
    type: 'GameList',
    title,
    of: { ...of, lobby },
    total: shown.length,
    tiles: shown.slice(0, FIRST_TILES).map((game) => tileOf(catalogue, game)),
    filters: lobby === 'Live' ? settings.enabledFiltersLive : settings.enabledFilters,
    quick: quickOf(shown, lobby),
  }
}

const lobbyCrumb = (content: PageContent, lobby: Lobby) =>
  lobby === 'Live'
    ? { name: content.words.liveLobby, path: addressOf('live-casino') }
    : { name: content.words.lobby, path: addressOf('lobby') }

/** Every game of a lobby, in the casino's own order. */
export function allGames(content: PageContent, lobby: Lobby): PageDraft {
  const title = lobby === 'Live' ? content.words.allLiveGames : content.words.allGames
  const games = [...content.catalogue.games.values()].filter(
    ({ type }) => isLive(type) === (lobby === 'Live'),
  )
  const seoId = lobby === 'Live' ? undefined : content.layouts.find(({ type }) => type === 'AllGames')?.seoId
  return {
    title,
    lobby,
    ...(seoId && { seoId }),
    main: listSlice(content, title, { kind: 'all', lobby }, games),
    trail: [lobbyCrumb(content, lobby)],
    kind: 'CollectionPage',
  }
}

/** All live games as a floor of tables; hidden from search engines, which have the list. */
export const salonPage = (content: PageContent): PageDraft => ({
  ...allGames(content, 'Live'),
  title: content.words.salon,
  unlisted: true,
  trail: [lobbyCrumb(content, 'Live')],
})

/** A category by its slug in its lobby; categories for one player have no public page (PER-01). */
export function categoryPage(content: PageContent, lobby: Lobby, slug: string): PageDraft | undefined {
  const { catalogue } = content
  const fits = (category: Category) =>
    category.slug === slug && category.lobby === lobby && !hiddenFromVisitors(category.type)
  const category = [...catalogue.categories.values()].find(fits)
  if (!category) return undefined
  const { id, title, seoId, style } = category
  const list = listSlice(content, title, { kind: 'category', lobby, id }, gamesOf(catalogue, category.games))
  return {
    title,
    lobby,
    ...(seoId && { seoId }),
    main: style === 'Top10' && list.total <= MAX_RANKED ? { ...list, ranked: true } : list,
    trail: [lobbyCrumb(content, lobby)],
    kind: 'CollectionPage',
  }
}

export function collectionPage(content: PageContent, slug: string): PageDraft | undefined {
  const { catalogue, words } = content
  const collection = [...catalogue.collections.values()].find((one) => one.slug === slug)
  if (!collection) return undefined
  const { id, title, iconImage } = collection
  const of = { kind: 'collection', lobby: 'Casino', id } as const
  return {
    title,
    lobby: 'Casino',
    seoId: `seo-collection-${slug}`,
    ...(iconImage && { image: iconImage }),
    main: listSlice(content, title, of, gamesOf(catalogue, collection.games)),
    trail: [lobbyCrumb(content, 'Casino'), { name: words.collections, path: addressOf('collections') }],
    kind: 'CollectionPage',
  }
}

export function providerPage(content: PageContent, slug: string): PageDraft | undefined {
  const { catalogue, words } = content
  const provider = [...catalogue.providers.values()].find((one) => one.slug === slug)
  if (!provider) return undefined
  const { id, name, seoId, color, lightLogoImage: light, darkLogoImage: dark } = provider
  const of = { kind: 'provider', lobby: 'Casino', id } as const
  const games = [...catalogue.games.values()].filter((game) => game.provider === id)
  return {
    title: name,
    lobby: 'Casino',
    ...(seoId && { seoId }),
    main: {
      ...listSlice(content, name, of, games),
      ...((light || dark) && { logo: { ...(light && { light }), ...(dark && { dark }) } }),
      ...(color && { color }),
    },
    trail: [lobbyCrumb(content, 'Casino'), { name: words.providers, path: addressOf('providers') }],
    kind: 'CollectionPage',
  }
}

/**
 * One jackpot: its levels above its games. Rejects while the jackpots are unknown, instead of answering that there is
 * none.
 */
export async function jackpotPage(content: PageContent, slug: string): Promise<PageDraft | undefined> {
  const { catalogue, words } = content
  const jackpot = catalogue.jackpots.find((one) => one.slug === slug)
  if (!jackpot) {
    await content.jackpotsKnown()
    return undefined
  }
  const { id, title, gameCodes } = jackpot
  const of = { kind: 'jackpot', lobby: 'Casino', id } as const
  return {
    title,
    lobby: 'Casino',
    main: { ...listSlice(content, title, of, gamesOf(catalogue, gameCodes)), codes: gameCodes },
    widgets: {
      where: `jackpot ${id}`,
      inputs: [{ id: `jackpot-${id}`.slice(0, 80), type: 'Jackpots', jackpot: id }],
    },
    trail: [lobbyCrumb(content, 'Casino'), { name: words.jackpots, path: addressOf('jackpots') }],
    kind: 'CollectionPage',
  }
}

export { lobbyCrumb }
