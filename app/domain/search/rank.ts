import type { CatalogueFile } from '#app/api/contract/catalogue.ts'

/** Bonus of a game of the configured category, and the most that a commercial tier gives (S2 5). */
const CATEGORY_BONUS = 6
const MOST_OF_TIER = 5

/** Games between two pauses. */
const STEP = 256

/** The bonus of a game by its place. A game is in a category that lists it, or that it names itself. */
function bonusFrom({ categories, games }: CatalogueFile, id: string | undefined): (place: number) => number {
  const category = categories.findIndex((own) => own.id === id)
  const listed = new Set(categories[category]?.games)
  return (place) =>
    listed.has(place) || games.categories[place]?.includes(category)
      ? CATEGORY_BONUS
      : Math.min(games.tier[place] ?? 0, MOST_OF_TIER)
}

/** Places of all games by bonus (SEA-03), highest first, ties by place: how games of one match weight are ordered. */
export function* rankGames(file: CatalogueFile, category: string | undefined): Generator<void, Uint32Array> {
  const bonusOf = bonusFrom(file, category)
  const byBonus = new Map<number, number[]>()
  const count = file.games.name.length
  for (let place = 0; place < count; place += 1) {
    const bonus = bonusOf(place)
    const list = byBonus.get(bonus)
    if (list) list.push(place)
    else byBonus.set(bonus, [place])
    if (place % STEP === STEP - 1) yield
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
