import type { Category, GameListSource } from '#app/api/contract/cms.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import type { PersonalSlugs } from '#app/api/contract/personalSlugs.ts'
import { addressOf } from './addresses.ts'
import { hiddenFromVisitors } from './visibility.ts'

/** Lists whose slug is a setting; the others have the slug of their category. */
const configured: Partial<Record<GameListSource, keyof PersonalSlugs>> = {
  FreeSpins: 'freeSpins',
  Favourites: 'favourites',
  MostPlayed: 'mostPlayed',
  TriedOnce: 'triedOnce',
  RecentWins: 'recentWins',
  RecentlyPlayed: 'recentlyPlayed',
  BloomreachPersonalized: 'personalised',
  FavouritesLive: 'liveFavourites',
  GoldenChips: 'goldenChips',
}

/** Lists that open in the layout of the current page. */
const inBothLayouts: ReadonlySet<GameListSource> = new Set<GameListSource>(['FavouritesLive', 'GoldenChips'])

function slugOf({ type, slug }: Pick<Category, 'type' | 'slug'>, slugs: PersonalSlugs): string {
  const list = configured[type]
  return list ? slugs[list] : slug
}

/** The lobby whose layout a list opens in: that of its games, so that a row of tables leads to tables. */
const layoutOf = ({ type, lobby }: Pick<Category, 'type' | 'lobby'>, active: Lobby): Lobby =>
  inBothLayouts.has(type) ? active : lobby

/** Address of a player's list, for a link in the `active` layout (RTE-17). */
export function personalAddress(
  category: Pick<Category, 'type' | 'slug' | 'lobby'>,
  slugs: PersonalSlugs,
  active: Lobby,
): string {
  const slug = slugOf(category, slugs)
  return layoutOf(category, active) === 'Live'
    ? addressOf('live-casino-user-slug', { slug })
    : addressOf('user-slug', { slug })
}

/** The player's list with this `slug` in `layout`; one of its own lobby comes first. */
export function personalCategory(
  categories: Iterable<Category>,
  slugs: PersonalSlugs,
  layout: Lobby,
  slug: string,
): Category | undefined {
  const named = [...categories].filter((own) => hiddenFromVisitors(own.type) && slugOf(own, slugs) === slug)
  return named.find(({ lobby }) => lobby === layout) ?? named.find((own) => layoutOf(own, layout) === layout)
}
