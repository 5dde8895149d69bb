import * as v from 'valibot'
import { GameListSource } from './cms.ts'
import { GameCode, HexColor, Id, Lobby, Maintenance, Slug, Text } from './common.ts'

/**
 * The catalogue as the browser loads it, once: `/api/catalogue/{hash}`, immutable. Games are stored as columns, which
 * are small on the wire and quick to index; a game's index is its rank in the casino's order. Each line of the file
 * holds one list, so that a slow phone can parse line by line between frames.
 */
const Place = v.pipe(v.number(), v.integer(), v.minValue(0))
const Places = v.array(Place)
const Measure = v.nullable(v.number())

/** Bits of a game's `flags`. */
export const gameFlags = { jackpot: 1, gamble: 2, bonus: 4, demo: 8, password: 16 } as const

const Columns = v.object({
  code: v.array(GameCode),
  name: v.array(Text),
  /** Place in `GameType.options`. */
  type: Places,
  /** Place in `providers`. */
  provider: Places,
  /** Places in `collections`, `categories`, `labels` and `features`. */
  collections: v.array(Places),
  categories: v.array(Places),
  labels: v.array(Places),
  features: v.array(Places),
  reels: v.array(Measure),
  lines: v.array(Measure),
  /** 1 (low) to 5 (high). */
  volatility: v.array(Measure),
  /** Percent. */
  rtp: v.array(Measure),
  /** Lei. */
  minBet: v.array(Measure),
  maxBet: v.array(Measure),
  maxWin: v.array(Measure),
  /** Bits of `gameFlags`. */
  flags: Places,
  /** 0 to 10. */
  tier: Places,
  promotion: Places,
  /** Day of release in days since 1970. */
  released: v.array(Measure),
  /** Version of the pictures. */
  version: v.array(v.nullable(v.string())),
  /** Image kinds that do not exist, as bits of their place in `ImageKind.options`. */
  lacks: Places,
  /** Hue of the picture in twelfths of a turn. */
  hue: v.array(Measure),
})
export type GameColumns = v.InferOutput<typeof Columns>

export const CatalogueFile = v.object({
  games: Columns,
  providers: v.array(
    v.object({ id: Id, slug: Slug, name: Text, light: v.optional(Id), dark: v.optional(Id) }),
  ),
  /** `games`: places in rank order. */
  collections: v.array(v.object({ id: Id, slug: Slug, title: Text, listed: v.boolean(), games: Places })),
  categories: v.array(
    v.object({ id: Id, slug: Slug, title: Text, lobby: Lobby, type: GameListSource, games: Places }),
  ),
  /** Colours only where their contrast is sufficient. */
  labels: v.array(v.object({ text: Text, fill: v.optional(HexColor), on: v.optional(HexColor) })),
  features: v.array(Text),
  /** The few games in maintenance, by their places. */
  maintenance: v.array(v.object({ game: Place, ...Maintenance.entries })),
})
export type CatalogueFile = v.InferOutput<typeof CatalogueFile>

const list = v.custom<unknown[]>(Array.isArray)

/** The lists of a catalogue, without checking their content. */
const Outline = v.object({
  games: v.object(
    Object.fromEntries(Object.keys(Columns.entries).map((name) => [name, list])) as Record<
      keyof GameColumns,
      typeof list
    >,
  ),
  providers: list,
  collections: list,
  categories: list,
  labels: list,
  features: list,
  maintenance: list,
})

const Lines = v.array(v.looseObject({ games: v.optional(v.record(v.string(), v.unknown())) }))

/**
 * The catalogue from the lines of its file. The site's own server made it from validated records, so only the shape is
 * checked: validating a quarter of a million fields would block a slow phone for up to ten frames.
 */
export function openCatalogue(lines: unknown): CatalogueFile {
  const parts = v.parse(Lines, lines)
  const named = Object.assign({}, ...parts.map((part) => part.games))
  // An instance of the release before, during an update of the site, names neither hues nor games in maintenance.
  const games = { ...named, hue: named.hue ?? named.code?.map(() => null) }
  const file: unknown = Object.assign({ maintenance: [] }, ...parts, { games })
  const lists = v.parse(Outline, file)
  const count = lists.games.code.length
  const lame = Object.entries(lists.games).find(([, column]) => column.length !== count)
  if (lame) throw new TypeError(`catalogue: column ${lame[0]} has not ${count} entries`)
  return file as CatalogueFile
}

/** The lines of a file; each is one JSON value. */
export function catalogueLines({ games, ...lists }: CatalogueFile): unknown[] {
  const columns = Object.entries(games).map(([name, column]) => ({ games: { [name]: column } }))
  return [...columns, ...Object.entries(lists).map(([name, list]) => ({ [name]: list }))]
}
