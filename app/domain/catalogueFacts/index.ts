import type { Game, Provider } from '#app/api/contract/casino.ts'
import { type FactGroup, FactKind, type FactList, type FactRow } from '#app/api/contract/catalogueFacts.ts'
import type { ContentRecord } from '#app/api/contract/faults.ts'
import { addressOf } from '../addresses.ts'
import { maintenanceOf } from '../maintenance.ts'
import { fold } from '../search/fold.ts'
import { type FactLists, type Listing, lackingLists, listingsOf } from './lists.ts'

export type { FactLists } from './lists.ts'

/** Highest number of records that one row names. */
const MAX_RECORDS = 3

const byText = new Intl.Collator('ro', { numeric: true }).compare

type Named = Pick<FactRow, 'records' | 'more'>

const named = (records: readonly ContentRecord[]): Named => ({
  records: records.slice(0, MAX_RECORDS),
  more: Math.max(0, records.length - MAX_RECORDS),
})

type ToRow = (game: Game, records?: readonly ContentRecord[]) => FactRow

/** Makes the row of a game; without the providers it has the id of its own. */
function rowsWith(providers: readonly Provider[] | undefined): ToRow {
  const names = new Map(providers?.map(({ id, name }) => [id, name]))
  return ({ gameCode: code, name, provider, fileVersion, images, releasedOn }, records = []) => ({
    code,
    name,
    provider: names.get(provider) ?? provider,
    ...(fileVersion !== undefined && { version: fileVersion }),
    images,
    ...(releasedOn !== undefined && { day: releasedOn }),
    ...named(records),
    href: addressOf('games-game', { game: code }),
  })
}

/** A game that is in lists, but not in the catalogue. */
const goneRow = (code: string, listings: readonly Listing[]): FactRow => ({
  code,
  images: [],
  ...named(listings.map(({ record }) => record)),
  href: listings[0]?.href ?? addressOf('all-games'),
})

type Found = { rows: FactRow[]; silent?: number; lacks?: FactList[] }

const group = (kind: FactKind, { rows, silent = 0, lacks = [] }: Found): FactGroup => ({
  kind,
  state: 'known',
  lacks,
  silent,
  total: rows.length,
  rows,
})

const without = (kind: FactKind, state: 'failed' | 'unknown', lacks: FactList[] = []): FactGroup => ({
  kind,
  state,
  lacks,
  silent: 0,
  total: 0,
  rows: [],
})

/** Games with a later day of release, the earliest first. */
function ahead(games: readonly Game[], today: string, toRow: ToRow): Found {
  const coming = games.filter(({ releasedOn }) => releasedOn !== undefined && releasedOn > today)
  return {
    rows: coming.sort((a, b) => byText(a.releasedOn ?? '', b.releasedOn ?? '')).map((game) => toRow(game)),
    silent: games.filter(({ releasedOn }) => releasedOn === undefined).length,
  }
}

/** Codes that lists name and no game has: the game was withdrawn, or never came. */
function withdrawn(games: readonly Game[], listings: readonly Listing[], lacks: FactList[]): Found {
  const known = new Set(games.map(({ gameCode }) => gameCode))
  const naming = new Map<string, Listing[]>()
  for (const listing of listings) {
    for (const code of new Set(listing.codes)) {
      if (!known.has(code)) naming.set(code, [...(naming.get(code) ?? []), listing])
    }
  }
  return { rows: [...naming].map(([code, lists]) => goneRow(code, lists)), lacks }
}

/** Games that no category has; a category that a game names itself counts, if it exists. */
function uncategorised(games: readonly Game[], categories: FactLists['categories'], toRow: ToRow): FactGroup {
  if (!categories) return without('uncategorised', 'failed', ['categories'])
  const ids = new Set(categories.map(({ id }) => id))
  const listed = new Set(categories.flatMap((category) => category.games))
  const bare = games.filter(
    (game) => !listed.has(game.gameCode) && !game.categories.some((id) => ids.has(id)),
  )
  return group('uncategorised', {
    rows: bare.map((game) =>
      toRow(
        game,
        game.categories.map((id): ContentRecord => ({ kind: 'category', id })),
      ),
    ),
  })
}

/** Games that no list names; the group has failed while a list is missing. */
function unlisted(
  games: readonly Game[],
  listings: readonly Listing[],
  lacks: FactList[],
  toRow: ToRow,
): FactGroup {
  if (lacks.length > 0) return without('unlisted', 'failed', lacks)
  const listed = new Set(listings.flatMap(({ codes }) => codes))
  return group('unlisted', {
    rows: games.filter(({ gameCode }) => !listed.has(gameCode)).map((game) => toRow(game)),
  })
}

/** Every other picture falls back to the thumbnail, so without it a game is somewhere without art; none first. */
const artless = (games: readonly Game[]): Game[] =>
  games
    .filter(({ images }) => !images.includes('Thumbnail'))
    .sort((a, b) => a.images.length - b.images.length)

/** Games in maintenance; unknown while no record says it, because the casino may not name them at all. */
function inMaintenance(games: readonly Game[], providers: FactLists['providers'], toRow: ToRow): FactGroup {
  const catalogue = { providers: new Map(providers?.map((one) => [one.id, one])) }
  const rows = games.filter((game) => maintenanceOf(catalogue, game)).map((game) => toRow(game))
  if (rows.length > 0) return group('maintenance', { rows, lacks: providers ? [] : ['providers'] })
  return providers ? without('maintenance', 'unknown') : without('maintenance', 'failed', ['providers'])
}

/** The facts that an operator looks for on the day `today`, with all their games. */
export function catalogueFacts(lists: FactLists, today: string): FactGroup[] {
  const { games, providers, categories } = lists
  if (!games) return FactKind.options.map((kind) => without(kind, 'failed', ['games']))
  const toRow = rowsWith(providers)
  const sorted = [...games].sort((a, b) => byText(a.name, b.name))
  const lacks = lackingLists(lists)
  const listings = listingsOf(lists)
  return [
    group('ahead', ahead(sorted, today, toRow)),
    group('withdrawn', withdrawn(games, listings, lacks)),
    inMaintenance(sorted, providers, toRow),
    group('locked', { rows: sorted.filter((game) => game.requirePassword).map((game) => toRow(game)) }),
    group('artless', { rows: artless(sorted).map((game) => toRow(game)) }),
    uncategorised(sorted, categories, toRow),
    unlisted(sorted, listings, lacks, toRow),
  ]
}

/** The groups with only the rows whose name, provider or code contains `text`. */
export function factsAbout(groups: readonly FactGroup[], text: string): FactGroup[] {
  const wanted = fold(text)
  if (!wanted) return [...groups]
  return groups.map((one) => {
    const rows = one.rows.filter(({ code, name = '', provider = '' }) =>
      [name, provider, code].some((words) => fold(words).includes(wanted)),
    )
    return { ...one, rows, total: rows.length }
  })
}
