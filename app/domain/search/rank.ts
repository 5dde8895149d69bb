import type { CatalogueFile } from '#app/api/contract/catalogue.ts'

/** Bonus of a game in the configured category, and the highest bonus of a commercial tier (S2 5). */
const CATEGORY_BONUS = 6
const MAX_TIER_BONUS = 5

/** Number of games between two pauses. */
const GAMES_PER_STEP = 256

/** Bonus of a game by its place. A game is in a category that lists it, or that the game names. */
function bonusFrom({ categories, games }: CatalogueFile, id: string | undefined): (place: number) => number {
  const category = categories.findIndex((own) => own.id === id)
  const listed = new Set(categories[category]?.games)
  return (place) =>
    listed.has(place) || games.categories[place]?.includes(category)
      ? CATEGORY_BONUS
      : Math.min(games.tier[place] ?? 0, MAX_TIER_BONUS)
}

/** Places of all games by bonus (SEA-03), highest first, equal ones by place: the order of games with equal matches. */
export function* rankGames(file: CatalogueFile, category: string | undefined): Generator<void, Uint32Array> {
  const bonusOf = bonusFrom(file, category)
  const byBonus = new Map<number, number[]>()
  const count = file.games.name.length
  for (let place = 0; place < count; place += 1) {
    const bonus = bonusOf(place)
    const list = byBonus.get(bonus)
    if (list) list.push(place)
    else byBonus.set(bonus, [place])
    if (place % GAMES_PER_STEP === GAMES_PER_STEP - 1) yield
  }
  const ranked = new Uint32Array(count)
  let at = 0
  for (const bonus of [...byBonus.keys()].sort((a, b) => b - a)) {
    const places = byBonus.get(bonus) ?? []
    ranked.set(places, at)
    at += places.length
  }
  return ranked
}
