import { GameType, ImageKind } from '#app/api/contract/casino.ts'
import { type CatalogueFile, gameFlags } from '#app/api/contract/catalogue.ts'
import type { ListOf, Tile } from '#app/api/contract/pageSlices.ts'
import { isLive, tableBet } from './lobbies.ts'

function lacksAt(bits: number): Tile['lacks'] {
  const lacks = ImageKind.options.filter((_, place) => bits & (1 << place))
  return lacks.length > 0 ? lacks : undefined
}

function maintenanceAt({ maintenance }: CatalogueFile, place: number): Tile['maintenance'] {
  const found = maintenance.find(({ game }) => game === place)
  return found && (found.until === undefined ? {} : { until: found.until })
}

/** The tile of the game at `place` of the catalogue; `jackpot` is the top level of its jackpot, in lei. */
export function tileAt(file: CatalogueFile, place: number, jackpot?: number): Tile {
  const { games, providers, labels } = file
  const version = games.version[place]
  const lacks = lacksAt(games.lacks[place] ?? 0)
  const hue = games.hue[place] ?? undefined
  const label = labels[games.labels[place]?.[0] ?? -1]
  const demo = (games.flags[place] ?? 0) & gameFlags.demo
  const type = GameType.options[games.type[place] ?? -1]
  const bet = type && tableBet(type, games.minBet[place], games.maxBet[place])
  const maintenance = maintenanceAt(file, place)
  return {
    code: games.code[place] ?? '',
    name: games.name[place] ?? '',
    provider: providers[games.provider[place] ?? -1]?.name ?? '',
    ...(version && { version }),
    ...(lacks && { lacks }),
    ...(hue !== undefined && { hue }),
    ...(label && { label }),
    ...(jackpot !== undefined && { jackpot }),
    ...(demo && { demo: true }),
    ...(type === 'Live' && { live: true }),
    ...(bet && { bet }),
    ...(maintenance && { maintenance }),
  }
}

const byCode = new WeakMap<CatalogueFile['games'], ReadonlyMap<string, number>>()

/** Places of the games of a catalogue by their codes; made once per catalogue. */
export function placesByCode({ games }: Pick<CatalogueFile, 'games'>): ReadonlyMap<string, number> {
  const places = byCode.get(games) ?? new Map(games.code.map((code, place) => [code, place]))
  byCode.set(games, places)
  return places
}

/** Places of the games of a long list, in its own order; `codes` are those of a jackpot or a player. */
export function placesOfList(
  file: CatalogueFile,
  of: ListOf,
  codes: readonly string[] = [],
): readonly number[] {
  const { games, providers, collections, categories } = file
  const everything = games.code.map((_, place) => place)
  switch (of.kind) {
    case 'all': {
      const wanted = GameType.options.map((type) => isLive(type) === (of.lobby === 'Live'))
      return everything.filter((place) => wanted[games.type[place] ?? -1])
    }
    case 'category':
      return categories.find(({ id }) => id === of.id)?.games ?? []
    case 'collection':
      return collections.find(({ id }) => id === of.id)?.games ?? []
    case 'provider': {
      const own = providers.findIndex(({ id }) => id === of.id)
      return everything.filter((place) => games.provider[place] === own)
    }
    case 'jackpot':
    case 'own':
      return codes.flatMap((code) => placesByCode(file).get(code) ?? [])
    default:
      return of.kind satisfies never
  }
}

const known = (value: number | null | undefined): number | undefined => value ?? undefined

/** The known facts of the game at a place of the catalogue. */
export function factsAt({ games, features }: Pick<CatalogueFile, 'games' | 'features'>, place: number) {
  const at = (column: readonly (number | null)[]) => known(column[place])
  const [from, to] = [at(games.minBet), at(games.maxBet)]
  const named = games.features[place]?.flatMap((feature) => features[feature] ?? [])
  return {
    bet: from !== undefined && to !== undefined ? { from, to } : undefined,
    maxWin: at(games.maxWin),
    rtp: at(games.rtp),
    volatility: at(games.volatility),
    reels: at(games.reels),
    info: { lines: at(games.lines), features: named ?? [] },
  }
}
