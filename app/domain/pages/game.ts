import type { Game, Provider } from '#app/api/contract/casino.ts'
import type { GameInfoPart, GameSlice, LaunchUrls, PlaySlice } from '#app/api/contract/pageSlices.ts'
import { addressOf } from '../addresses.ts'
import type { Catalogue } from '../catalogue.ts'
import { templateOf } from '../launch/template.ts'
import { isLive, lobbyOf } from '../lobbies.ts'
import { relatedGames } from '../relatedGames.ts'
import { tileOf } from '../slices/tile.ts'
import { hiddenFromVisitors } from '../visibility.ts'
import type { PageContent, PageDraft } from './draft.ts'
import { lobbyCrumb } from './lists.ts'

/** Highest number of tags of one kind (S2 9, DET-04). */
const MAX_TAGS = 3

function tagsOf({ collections, categories }: Catalogue, game: Game, features: readonly string[]) {
  const groups = [
    {
      title: 'collections' as const,
      tags: game.collections.flatMap((id) => collections.get(id)?.title ?? []),
    },
    {
      title: 'categories' as const,
      tags: game.categories.flatMap((id) => {
        const category = categories.get(id)
        return category && !hiddenFromVisitors(category.type) ? category.title : []
      }),
    },
    { title: 'labels' as const, tags: game.labels.map(({ title }) => title) },
    { title: 'features' as const, tags: [...features] },
  ]
  const said = new Set<string>()
  return groups
    .map(({ title, tags }) => ({ title, tags: unsaid(tags, said) }))
    .filter(({ tags }) => tags.length > 0)
}

/** The first tags that are not shown yet: a collection and a feature may have the same name. */
function unsaid(tags: readonly string[], said: Set<string>): string[] {
  const words = new Map(tags.map((tag) => [tag.toLocaleLowerCase('ro'), tag]))
  const shown = [...words].filter(([word]) => !said.has(word)).slice(0, MAX_TAGS)
  for (const [word] of shown) said.add(word)
  return shown.map(([, tag]) => tag)
}

const betOf = ({ minBet, maxBet }: Game) =>
  minBet !== undefined && maxBet !== undefined ? { bet: { from: minBet, to: maxBet } } : {}

/** The details from the catalogue, with the casino's additional info (DET-02, DET-04). */
function gameSlice({ catalogue, settings }: PageContent, game: Game, info?: GameInfoPart): GameSlice {
  const { lines, reels, volatility, rtp, description } = settings.gameDetails
  const provider = catalogue.providers.get(game.provider)
  const live = isLive(game.type)
  const related = live ? [] : relatedGames(catalogue, game)
  return {
    type: 'Game',
    tile: tileOf(catalogue, game),
    ...(game.color && { color: game.color }),
    live,
    ...(provider && { providerHref: addressOf('providers-slug', { slug: provider.slug }) }),
    ...betOf(game),
    ...(game.maxWin !== undefined && { maxWin: game.maxWin }),
    ...(rtp && game.rtp !== undefined && { rtp: game.rtp }),
    ...(volatility && game.volatility !== undefined && { volatility: game.volatility }),
    ...(reels && game.numberOfReels !== undefined && { reels: game.numberOfReels }),
    tags: tagsOf(catalogue, game, info?.features ?? []),
    ...(related.length > 0 && { related: related.map((one) => tileOf(catalogue, one)) }),
    ...(info && {
      info: {
        features: info.features,
        ...(info.video && { video: info.video }),
        ...(description && info.description && { description: info.description }),
        ...(lines && info.lines !== undefined && { lines: info.lines }),
      },
    }),
  }
}

/** `/joc/{game}`: the details as a page (DET-07). */
export async function gamePage(content: PageContent, code: string): Promise<PageDraft | undefined> {
  const game = content.catalogue.games.get(code)
  if (!game) return undefined
  const lobby = lobbyOf(game.type)
  // The page also works without the casino's info (DET-06).
  const info = await content.gameInfo(code).catch(() => 'failed' as const)
  return {
    title: game.name,
    lobby,
    seoId: `seo-game-${code}`,
    main: gameSlice(content, game, info === 'failed' ? undefined : info),
    ...(info === 'failed' && { incomplete: true }),
    trail: [lobbyCrumb(content, lobby)],
    kind: 'VideoGame',
  }
}

/** Launch templates of one mode by platform (LCH-03). */
function urlsOf(provider: Provider | undefined, game: Game, mode: 'demo' | 'real') {
  const web = provider && templateOf(game, provider, mode, 'web')
  const mobile = provider && templateOf(game, provider, mode, 'mobile')
  return { ...(web && { web }), ...(mobile && { mobile }) }
}

/** Launch templates of a game by mode and platform (LCH-03); `undefined` for an unknown game. */
export function launchUrlsOf({ games, providers }: Catalogue, code: string): LaunchUrls | undefined {
  const game = games.get(code)
  const provider = game && providers.get(game.provider)
  return game && { demo: urlsOf(provider, game, 'demo'), real: urlsOf(provider, game, 'real') }
}

/** `/play/{game}/{mode}`: the data to start the game. */
export function playPage(content: PageContent, code: string, mode: 'demo' | 'real'): PageDraft | undefined {
  const { catalogue } = content
  const game = catalogue.games.get(code)
  if (!game || (mode === 'demo' && !game.demoEnabled)) return undefined
  const lobby = lobbyOf(game.type)
  const live = isLive(game.type)
  const tile = tileOf(catalogue, game)
  // Templates of an unpublished game are only returned for its password (LCH-02); in maintenance a game cannot start.
  const urls = game.requirePassword || tile.maintenance ? undefined : launchUrlsOf(catalogue, code)
  const related = tile.maintenance ? relatedGames(catalogue, game) : []
  const slice: PlaySlice = {
    type: 'Play',
    tile,
    live,
    password: game.requirePassword,
    ...(game.minBet !== undefined && { minBet: game.minBet }),
    ...(related.length > 0 && { related: related.map((one) => tileOf(catalogue, one)) }),
    demo: urls?.demo ?? {},
    real: urls?.real ?? {},
  }
  return {
    title: game.name,
    lobby,
    main: slice,
    gated: mode === 'real',
    unlisted: true,
    trail: [lobbyCrumb(content, lobby)],
    kind: 'WebPage',
  }
}
