import { GameType } from '#app/api/contract/casino.ts'
import { type CatalogueFile, gameFlags } from '#app/api/contract/catalogue.ts'
import type { Meaning, Range, Titles } from './meaning.ts'

type Test = (place: number) => boolean

const within = (value: number | null | undefined, [least, most]: Range) =>
  typeof value === 'number' && value >= least && value <= most

/** Places of the games that bear one of the titles. A title that the catalogue does not have is a mistake in the data. */
function bearersOf({ games, ...lists }: CatalogueFile, titles: Titles): Set<number> {
  const found = new Set<number>()
  for (const title of titles) {
    let known = false
    const addIf = (bears: boolean, places: readonly number[]) => {
      known ||= bears
      if (bears) for (const place of places) found.add(place)
    }
    const every = games.name.map((_, place) => place)
    for (const place of every) addIf(games.name[place] === title, [place])
    for (const [id, { name }] of lists.providers.entries())
      addIf(
        name === title,
        every.filter((place) => games.provider[place] === id),
      )
    for (const list of [...lists.collections, ...lists.categories]) addIf(list.title === title, list.games)
    for (const [id, { text }] of lists.labels.entries())
      addIf(
        text === title,
        every.filter((place) => games.labels[place]?.includes(id)),
      )
    for (const [id, feature] of lists.features.entries())
      addIf(
        feature === title,
        every.filter((place) => games.features[place]?.includes(id)),
      )
    if (!known) throw new Error(`no game, provider, list, label or feature is called "${title}"`)
  }
  return found
}

function testsOf(file: CatalogueFile, meaning: Meaning): Test[] {
  const { games } = file
  const { text = [], type, stake, win, rtp, volatility, jackpot, bonus, gamble, live } = meaning
  const flagged =
    (flag: number): Test =>
    (place) =>
      ((games.flags[place] ?? 0) & flag) > 0
  const isOf =
    (wanted: GameType): Test =>
    (place) =>
      GameType.options[games.type[place] ?? -1] === wanted
  const tests: Test[] = text.map((titles) => {
    const bearers = bearersOf(file, titles)
    return (place) => bearers.has(place)
  })
  if (type) tests.push(isOf(type))
  if (live) tests.push(isOf('Live'))
  if (jackpot) tests.push(flagged(gameFlags.jackpot))
  if (bonus) tests.push(flagged(gameFlags.bonus))
  if (gamble) tests.push(flagged(gameFlags.gamble))
  if (win) tests.push((place) => within(games.maxWin[place], win))
  if (volatility) tests.push((place) => within(games.volatility[place], volatility))
  if (rtp !== undefined) tests.push((place) => within(games.rtp[place], [rtp, 100]))
  if (stake)
    tests.push((place) => {
      const [low, high] = [games.minBet[place] ?? Number.NaN, games.maxBet[place] ?? Number.NaN]
      return low <= stake[1] && high >= stake[0]
    })
  return tests
}

/** Place of the game with this name. */
export function placeOf({ games }: CatalogueFile, name: string): number {
  const place = games.name.indexOf(name)
  if (place < 0) throw new Error(`no game is called "${name}"`)
  return place
}

/** Games that have a collection in common with another one, which is not among them. */
function akinTo(file: CatalogueFile, name: string): Test {
  const { collections } = file.games
  const model = placeOf(file, name)
  return (place) =>
    place !== model && collections[place]?.some((id) => collections[model]?.includes(id)) === true
}

/**
 * Places of the games that are meant, none without a condition: plain loops over the columns. For „ca X” all that are at all
 * similar.
 */
export function expectedOf(file: CatalogueFile, meaning: Meaning): Set<number> {
  const { like } = meaning
  const tests = like === undefined ? testsOf(file, meaning) : [akinTo(file, like)]
  if (tests.length === 0) return new Set()
  const found = new Set<number>()
  for (let place = 0; place < file.games.code.length; place += 1)
    if (tests.every((test) => test(place))) found.add(place)
  return found
}
