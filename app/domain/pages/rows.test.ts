// @vitest-environment node
import { expect, test } from 'vitest'
import { GameListSource } from '#app/api/contract/cms.ts'
import { Lobby } from '#app/api/contract/common.ts'
import { games, providers } from '#sandbox/fixtures/games.ts'
import { globalSettings } from '#sandbox/fixtures/settings.ts'
import { catalogueOf } from '../catalogue.ts'
import { matchAt } from '../routeMatch.ts'
import { gamesSlice, playerRow } from '../slices/games.ts'
import type { PageContent, PageWords } from './draft.ts'
import { pageAt } from './index.ts'

const lobbiesOf = (type: GameListSource) =>
  type === 'Favourites' ? ['Casino' as const] : type === 'FavouritesLive' ? ['Live' as const] : Lobby.options

/** A category of every source in both lobbies; favourites have one source per lobby. */
const sources = GameListSource.options.flatMap((type) =>
  lobbiesOf(type).map((lobby) => ({
    id: `${type}-${lobby}`,
    slug: type.toLowerCase(),
    title: `${type} ${lobby}`,
    style: 'Default' as const,
    games: games.map(({ gameCode }) => gameCode),
    type,
    lobby,
  })),
)
const catalogue = catalogueOf({
  games,
  providers,
  collections: [],
  collectionGroups: [],
  categories: sources,
  jackpots: [],
})
const words = new Proxy({}, { get: (_, word) => `titlu ${String(word)}` }) as PageWords
const content: Partial<PageContent> = { catalogue, layouts: [], words }

test.each(sources.flatMap((category) => ['mese-preferate', 'preferate'].map((slug) => ({ category, slug }))))(
  'CAT-04 RTE-17 the row $category.id leads to a page with the whole of it, with live favourites at $slug',
  async ({ category, slug }) => {
    const personalSlugs = { ...globalSettings.personalSlugs, liveFavourites: slug }
    const settings = { ...globalSettings, personalSlugs }
    const widget = { id: 'w', type: 'Games', category: category.id, tileLayout: 'Default' } as const
    const own = playerRow(catalogue, widget, personalSlugs)
    const row = own ?? gamesSlice(catalogue, widget)
    const match = matchAt(row?.href ?? '')
    const page = match && (await pageAt({ ...content, settings } as PageContent, match))
    expect(page).toMatchObject({ title: category.title })
    if (own) expect(page?.main).toMatchObject({ type: 'OwnList', source: own.source, lobby: own.lobby })
    else expect(page?.main).toMatchObject({ type: 'GameList', total: games.length })
  },
)
