import type { Collection, Game, Promotion, Provider } from '#app/api/contract/casino.ts'
import type { Category } from '#app/api/contract/cms.ts'
import { addressOf } from './addresses.ts'
import { isLive } from './lobbies.ts'
import { categoryAddress } from './slices/games.ts'

export type ChangesSource = {
  games: readonly Pick<Game, 'gameCode' | 'provider' | 'type' | 'releasedOn'>[]
  providers: readonly Pick<Provider, 'id' | 'slug'>[]
  collections: readonly Pick<Collection, 'slug' | 'games'>[]
  categories: readonly Pick<Category, 'slug' | 'lobby' | 'games'>[]
  promotions: readonly Pick<Promotion, 'slug' | 'start'>[]
  /** The current day in Romania; future dates do not count as changes. */
  today: string
}

/**
 * The day of the last change of each page, as far as the content tells (SEO-01): a game's page appeared with the game,
 * a promotion on its first day, and a list changed with its newest game.
 */
export function lastChanges(source: ChangesSource): Map<string, string> {
  const { games, today } = source
  const days = new Map<string, string>()
  const released = new Map<string, string>()
  const note = (path: string, day: string | undefined) => {
    if (day && day <= today && day > (days.get(path) ?? '')) days.set(path, day)
  }
  const slugs = new Map(source.providers.map(({ id, slug }) => [id, slug]))
  for (const { gameCode, provider, type, releasedOn } of games) {
    if (!releasedOn) continue
    released.set(gameCode, releasedOn)
    const slug = slugs.get(provider)
    note(addressOf('games-game', { game: gameCode }), releasedOn)
    note(addressOf(isLive(type) ? 'live-casino-all-games' : 'all-games'), releasedOn)
    note(addressOf(isLive(type) ? 'live-casino' : 'lobby'), releasedOn)
    if (slug) note(addressOf('providers-slug', { slug }), releasedOn)
  }
  for (const { slug, games } of source.collections)
    for (const code of games) note(addressOf('collections-slug', { slug }), released.get(code))
  for (const category of source.categories)
    for (const code of category.games) note(categoryAddress(category), released.get(code))
  for (const { slug, start } of source.promotions) {
    note(addressOf('promotions-slug', { slug }), start)
    note(addressOf('promotions'), start)
  }
  return days
}
