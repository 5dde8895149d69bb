import type { Category } from '#app/api/contract/cms.ts'
import type { GamesSlice } from '#app/api/contract/slices.ts'
import type { WidgetOf } from '#app/api/contract/widgets.ts'
import { addressOf } from '../addresses.ts'
import { type Catalogue, gamesOf } from '../catalogue.ts'
import { tileOf } from './tile.ts'

/** Most games in a row (S2 9, CAT-04). */
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

/** Most games that a row of `category` shows. `mobile` matters to bonus rows only. */
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

/** A row of games, or `undefined` when its category is unknown or has no game to show. */
export function gamesSlice(catalogue: Catalogue, widget: WidgetOf<'Games'>): GamesSlice | undefined {
  const category = catalogue.categories.get(widget.category)
  if (!category) return undefined
  const games = gamesOf(catalogue, category.games)
  if (games.length === 0) return undefined
  return {
    type: 'Games',
    title: widget.title ?? category.title,
    total: games.length,
    href: categoryAddress(category),
    tileLayout: widget.tileLayout,
    tiles: games.slice(0, rowCap(category)).map((game) => ({
      ...tileOf(catalogue, game),
      ...(widget.tileLayout === 'LargeOnMobile' && game.rtp !== undefined && { rtp: game.rtp }),
    })),
  }
}
