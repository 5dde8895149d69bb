import * as v from 'valibot'
import type { Game } from '#app/api/contract/casino.ts'
import type { Category } from '#app/api/contract/cms.ts'
import type { PlayerRow } from '#app/api/contract/pages.ts'
import type { PersonalSlugs } from '#app/api/contract/personalSlugs.ts'
import type { GamesSlice, Tile } from '#app/api/contract/slices.ts'
import { type SpecialPlace, SpecialSource } from '#app/api/contract/special.ts'
import type { WidgetOf } from '#app/api/contract/widgets.ts'
import { addressOf } from '../addresses.ts'
import { type Catalogue, gamesOf } from '../catalogue.ts'
import { personalAddress } from '../personalLists.ts'
import { hiddenFromVisitors } from '../visibility.ts'
import { tileOf } from './tile.ts'

/** Highest number of games in a row (S2 9, CAT-04). */
export const rowCaps = {
  general: 20,
  dynamic: 30,
  jackpot: 12,
  topTen: 10,
  bonus: 5,
  bonusMobile: 15,
} as const

const dynamicSources = new Set<Category['type']>([
  'PopularPggService',
  'TrendingPggService',
  'RecommendedPggService',
  'BecauseYouPlayedPggService',
  'BecauseYouLikeInternal',
  'BecauseYouPlayedInternal',
  'BecauseYouLikeLiveInternal',
  'BloomreachPersonalized',
])

/** Highest number of games in a row of `category`. `mobile` only matters to bonus rows. */
export function rowCap({ type, style }: Pick<Category, 'type' | 'style'>, mobile = false): number {
  if (style === 'Top10') return rowCaps.topTen
  if (style === 'Jackpot') return rowCaps.jackpot
  if (style === 'Bonus') return mobile ? rowCaps.bonusMobile : rowCaps.bonus
  return dynamicSources.has(type) ? rowCaps.dynamic : rowCaps.general
}

/** Address of the full page of a category, in its own lobby. */
export const categoryAddress = ({ lobby, slug }: Pick<Category, 'lobby' | 'slug'>): string =>
  lobby === 'Live'
    ? addressOf('live-casino-categories-slug', { slug })
    : addressOf('categories-slug', { slug })

/** A tile of a row that shows the game's RTP. */
export const rowTile = (catalogue: Catalogue, game: Game): Tile => ({
  ...tileOf(catalogue, game),
  ...(game.rtp !== undefined && { rtp: game.rtp }),
})

/** The list of the recommendation service that may replace a row's games (PER-05). */
export function specialPlace({ type, lobby, style }: Category): SpecialPlace | undefined {
  return v.is(SpecialSource, type) ? { source: type, lobby, most: rowCap({ type, style }) } : undefined
}

/** Source and style of a row for one player (PER-01). */
export function playerRow(
  { categories }: Pick<Catalogue, 'categories'>,
  widget: WidgetOf<'Games'>,
  slugs: PersonalSlugs,
): Omit<PlayerRow, 'before'> | undefined {
  const category = categories.get(widget.category)
  if (!category || !hiddenFromVisitors(category.type)) return undefined
  const { id, tileLayout, title = category.title } = widget
  const { type: source, lobby } = category
  return { id, source, lobby, title, href: personalAddress(category, slugs, lobby), tileLayout }
}

/** A public row of games, or `undefined` if its category is unknown, personal or has no game to show. */
export function gamesSlice(catalogue: Catalogue, widget: WidgetOf<'Games'>): GamesSlice | undefined {
  const category = catalogue.categories.get(widget.category)
  if (!category || hiddenFromVisitors(category.type)) return undefined
  const games = gamesOf(catalogue, category.games)
  if (games.length === 0) return undefined
  const special = specialPlace(category)
  const draw = widget.tileLayout === 'LargeOnMobile' ? rowTile : tileOf
  return {
    type: 'Games',
    title: widget.title ?? category.title,
    total: games.length,
    href: categoryAddress(category),
    tileLayout: widget.tileLayout,
    tiles: games.slice(0, rowCap(category)).map((game) => draw(catalogue, game)),
    ...(special && { special }),
  }
}
