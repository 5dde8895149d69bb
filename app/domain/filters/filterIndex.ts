import { type CatalogueFile, type GameColumns, gameFlags } from '#app/api/contract/catalogue.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import type { Known } from '../known.ts'
import { fold } from '../search/fold.ts'
import { rtpBandOf, volatilityOf } from './bands.ts'
import { addBit, type Bits, noBits } from './bits.ts'
import { type FlagKind, type GroupKind, groupKinds } from './state.ts'

/** An option with the games that have it. */
export type IndexedOption = {
  readonly id: string
  /** Its name in the catalogue; for numbers and bands the id. */
  readonly name: string
  readonly bits: Bits
  /** Lobbies in which it is hidden. */
  readonly hiddenIn: readonly Lobby[]
}

export type IndexedOptions = ReadonlyMap<string, IndexedOption>

/** The catalogue as filters read it; games are identified by their place in the file's columns. */
export type FilterIndex = {
  /** How many games there are. */
  readonly size: number
  /** Options by id, in their display order. Languages belong to live tables. */
  readonly groups: { readonly [Kind in GroupKind]: IndexedOptions }
  /** Whether live tables are known, for filters that only the feed can answer; `none` without a feed. */
  readonly tables: 'none' | Known<unknown>['state']
  /** Switches that depend on the game alone; the others belong to live tables. */
  readonly flags: { readonly [Kind in FlagKind]?: Bits }
  /** Lei; NaN in both if a game lacks one of them (FIL-07). */
  readonly minBet: Float64Array
  readonly maxBet: Float64Array
  /** Lei; NaN if it is not set (FIL-08). */
  readonly maxWin: Float64Array
  /** Folded names of the games; created at the first call. */
  readonly names: () => readonly string[]
}

/** Collects options of one kind while games are read. */
function createOptions(size: number) {
  const options = new Map<string, IndexedOption>()
  const option = (id: string, name: string, hiddenIn: readonly Lobby[] = []): IndexedOption => {
    const known = options.get(id)
    if (known) return known
    const fresh = { id, name, bits: noBits(size), hiddenIn }
    options.set(id, fresh)
    return fresh
  }
  return { options, option }
}

type Listed = { id: string; title: string; games: readonly number[]; hiddenIn?: readonly Lobby[] }

/** Options of lists that both sides reference: games name their lists, and lists their games. */
function listedOptions(size: number, lists: readonly Listed[], column: readonly number[][]): IndexedOptions {
  const { options, option } = createOptions(size)
  const byPlace = lists.map(({ id, title, games, hiddenIn }) => {
    const { bits } = option(id, title, hiddenIn)
    for (const place of games) addBit(bits, place)
    return bits
  })
  for (const [place, own] of column.entries())
    for (const list of own) {
      const bits = byPlace[list]
      if (bits) addBit(bits, place)
    }
  return options
}

/** Options that only have a text; labels with the same text are one option, whatever their colours. */
const textOptions = (size: number, texts: readonly string[], column: readonly number[][]): IndexedOptions =>
  listedOptions(
    size,
    texts.map((text) => ({ id: text, title: text, games: [] })),
    column,
  )

function providerOptions(size: number, { providers, games }: CatalogueFile): IndexedOptions {
  const lists = providers.map(({ id, name }) => ({ id, title: name, games: [] }))
  return listedOptions(
    size,
    lists,
    games.provider.map((place) => [place]),
  )
}

/** Options of a numeric column, from low to high. */
function measureOptions(
  size: number,
  column: readonly (number | null)[],
  idOf: (value: number) => string | undefined = String,
): IndexedOptions {
  const { options, option } = createOptions(size)
  for (const [place, value] of column.entries()) {
    const id = value === null ? undefined : idOf(value)
    if (id !== undefined) addBit(option(id, id).bits, place)
  }
  return new Map([...options].sort(([one], [other]) => Number.parseFloat(one) - Number.parseFloat(other)))
}

/** A category is offered in its own lobby; one with a list source is hidden among slots (FIL-11). */
const categoryLists = ({ categories }: CatalogueFile): Listed[] =>
  categories.map(({ id, title, games, lobby, type }) => {
    const hiddenIn: Lobby[] = lobby === 'Live' ? ['Casino'] : ['Live']
    return { id, title, games, hiddenIn: type === 'Default' ? hiddenIn : [...hiddenIn, 'Casino'] }
  })

function flagBits(size: number, column: readonly number[], flag: number): Bits {
  const bits = noBits(size)
  for (const [place, flags] of column.entries()) if (flags & flag) addBit(bits, place)
  return bits
}

const numbers = (column: readonly (number | null)[]) =>
  Float64Array.from(column, (value) => value ?? Number.NaN)

/** Both bets if a game has both, else neither. */
function betColumns({ minBet, maxBet }: GameColumns) {
  const whole = (own: readonly (number | null)[], other: readonly (number | null)[]) =>
    numbers(own.map((value, place) => (typeof other[place] === 'number' ? value : null)))
  return { minBet: whole(minBet, maxBet), maxBet: whole(maxBet, minBet) }
}

type Groups = FilterIndex['groups']

/** How the options of each group are created. */
const groupOptions: { readonly [Kind in GroupKind]: (file: CatalogueFile) => Groups[Kind] } = {
  provider: (file) => providerOptions(file.games.code.length, file),
  category: (file) => listedOptions(file.games.code.length, categoryLists(file), file.games.categories),
  collection: ({ games, collections }) => listedOptions(games.code.length, collections, games.collections),
  features: ({ games, features }) => textOptions(games.code.length, features, games.features),
  labels: ({ games, labels }) =>
    textOptions(
      games.code.length,
      labels.map(({ text }) => text),
      games.labels,
    ),
  volatility: ({ games }) => measureOptions(games.code.length, games.volatility, volatilityOf),
  rtp: ({ games }) => measureOptions(games.code.length, games.rtp, rtpBandOf),
  lines: ({ games }) => measureOptions(games.code.length, games.lines),
  reel: ({ games }) => measureOptions(games.code.length, games.reels),
  language: () => new Map(),
}

/** Indexes a catalogue for filtering in small steps, so that a page can draw frames in between. */
export function* filterIndexSteps(file: CatalogueFile): Generator<undefined, FilterIndex> {
  const { games } = file
  const size = games.code.length
  const groups: { [Kind in GroupKind]?: IndexedOptions } = {}
  for (const kind of groupKinds) {
    groups[kind] = groupOptions[kind](file)
    yield
  }
  let names: readonly string[] | undefined
  return {
    size,
    groups: groups as Groups,
    tables: 'none',
    flags: {
      jackpot: flagBits(size, games.flags, gameFlags.jackpot),
      bonus: flagBits(size, games.flags, gameFlags.bonus),
      gamble: flagBits(size, games.flags, gameFlags.gamble),
    },
    ...betColumns(games),
    maxWin: numbers(games.maxWin),
    names() {
      names ??= games.name.map(fold)
      return names
    },
  }
}

/** Indexes a catalogue for filtering; built once per content version. */
export function filterIndexOf(file: CatalogueFile): FilterIndex {
  const steps = filterIndexSteps(file)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** A set of the given places. */
export function bitsOf({ size }: Pick<FilterIndex, 'size'>, places: Iterable<number>): Bits {
  const bits = noBits(size)
  for (const place of places) addBit(bits, place)
  return bits
}
