import type { Promotion } from '#app/api/contract/casino.ts'
import type { Category, WebGlobal } from '#app/api/contract/cms.ts'
import { globalSettings } from '../fixtures/settings.ts'
import { carousels, draftCarousels, videoWidgets } from './campaigns.ts'
import { seedCategories, seedSpecials } from './categories.ts'
import { collectionGroups, seedCollections } from './collections.ts'
import { type SeedGame, seedGames } from './games.ts'
import { seedJackpots } from './jackpots.ts'
import { draftLayouts, layouts } from './layouts.ts'
import { closeSome } from './maintenance.ts'
import { draftSubmenu, menus, submenu } from './menus.ts'
import { draftPages, pages } from './pages.ts'
import { promotionsAt } from './promotions.ts'
import { seedProviders } from './providers.ts'
import { redirects } from './redirects.ts'
import { releaseOf } from './releases.ts'
import { seedSeo } from './seo.ts'

/** Kind of a row in the content table; lists are read by kind, single records by kind and id. */
export type ContentKind =
  | 'provider'
  | 'collection'
  | 'group'
  | 'jackpot'
  | 'carousel'
  | 'videowidget'
  | 'promotion'
  | 'special'
  | 'category'
  | 'layout'
  | 'menu'
  | 'submenu'
  | 'seo'
  | 'page'
  | 'redirect'
  | 'globalsettings'
  | 'webglobal'

/** A row of the content table before it is serialised. */
type ContentRow = { kind: ContentKind; id: string; status: 'Published' | 'Draft'; body: unknown }

/** Pictures of no game: asset id, and the title that selects the drawing. */
type Picture = { id: string; title: string }

const webGlobal: WebGlobal = {
  featureToggle: [
    'login-dialog-2-casino',
    'game-details',
    'live-winners',
    'web-messages',
    'chat',
    'jackpot-ticker',
  ],
}

function rows<Body>(
  kind: ContentKind,
  bodies: Body[],
  idOf: (body: Body, place: number) => string,
): ContentRow[] {
  return bodies.map((body, place) => ({ kind, id: idOf(body, place), status: 'Published', body }))
}

function drafted(all: ContentRow[]): ContentRow[] {
  return all.map((row) => ({ ...row, status: 'Draft' }))
}

const byId = ({ id }: { id: string }) => id

function renamed(categories: Category[]): Category[] {
  return categories
    .filter(({ id }) => id === 'casino-povesti-din-nil')
    .map((category) => ({ ...category, title: 'Ciornă: Povești de pe malul Nilului' }))
}

function tag(
  seeded: SeedGame[],
  field: 'categories' | 'collections',
  lists: { id: string; games: string[] }[],
) {
  const byCode = new Map(seeded.map(({ game }) => [game.gameCode, game]))
  for (const list of lists) for (const code of list.games) byCode.get(code)?.[field].push(list.id)
}

function pictures(collections: { iconImage?: string; title: string }[], promotions: Promotion[]): Picture[] {
  const banners = [
    { id: 'banner-arama', title: 'Foc de Aramă' },
    ...carousels.flatMap((carousel) => carousel.slides).map(({ image, title }) => ({ id: image, title })),
    ...promotions.map(({ image, title }) => ({ id: image ?? '', title })),
  ]
  const icons = collections.map(({ iconImage, title }) => ({ id: iconImage ?? '', title }))
  return [...new Map([...icons, ...banners].map((picture) => [picture.id, picture])).values()].filter(byId)
}

/** The initial content as rows; the same for the same number of games and month. */
export function seedEverything(count: number, now = Date.now()) {
  const promotions = promotionsAt(now)
  const seeded = seedGames(count)
  const games = seeded.map(({ game }) => game)
  for (const [rank, entry] of seeded.entries()) entry.game.releasedOn ??= releaseOf(entry, rank)
  const categories = seedCategories(seeded)
  const collections = seedCollections(seeded)
  const jackpots = seedJackpots(seeded)
  const winners = new Set(jackpots.flatMap((jackpot) => jackpot.gameCodes))
  for (const game of games) game.jackpot = winners.has(game.gameCode)
  const steady = categories.filter((category) => category.type === 'Default')
  tag(seeded, 'categories', steady)
  tag(seeded, 'collections', collections)
  const providers = seedProviders(games)
  closeSome(games, providers, now)
  const content = [
    ...rows('provider', providers, byId),
    ...rows('collection', collections, byId),
    ...rows('jackpot', jackpots, byId),
    ...rows('special', seedSpecials(seeded), ({ type, lobby }) => `${lobby}-${type}`),
    ...rows('category', categories, byId),
    ...drafted(rows('category', renamed(categories), byId)),
    ...seedSeo(categories, providers, pages, collections).map(
      ([id, body]): ContentRow => ({ kind: 'seo', id, status: 'Published', body }),
    ),
    ...rows('promotion', promotions, byId),
    ...editorial(),
  ]
  return { seeded, content, pictures: pictures(collections, promotions) }
}

/** Editors' content, which does not depend on the games. */
function editorial(): ContentRow[] {
  return [
    ...rows('group', collectionGroups, byId),
    ...rows('carousel', carousels, byId),
    ...drafted(rows('carousel', draftCarousels, byId)),
    ...rows('videowidget', videoWidgets, byId),
    ...rows('layout', layouts, ({ type }) => type),
    ...drafted(rows('layout', draftLayouts, ({ type }) => type)),
    ...rows('menu', menus, byId),
    ...rows('submenu', submenu, (_item, place) => String(place)),
    ...drafted(rows('submenu', draftSubmenu, (_item, place) => String(place))),
    ...rows('page', pages, ({ slug }) => slug),
    ...drafted(rows('page', draftPages, ({ slug }) => slug)),
    ...rows('redirect', redirects, ({ from }) => from),
    ...rows('globalsettings', [globalSettings], () => 'global'),
    ...rows('webglobal', [webGlobal], () => 'web_global'),
  ]
}
