import { type Game, GameType, ImageKind } from '#app/api/contract/casino.ts'
import { type CatalogueFile, type GameColumns, gameFlags } from '#app/api/contract/catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { maintenanceOf } from './maintenance.ts'
import { tileLabel } from './slices/tile.ts'
import { hueOf } from './tint.ts'

const DAY = 86_400_000

/** Numbers keys in the order of their first occurrence. */
function createNumbering<T>() {
  const places = new Map<string, number>()
  const items: T[] = []
  return {
    items,
    placeOf(key: string, item: T): number {
      const known = places.get(key)
      if (known !== undefined) return known
      places.set(key, items.length)
      items.push(item)
      return items.length - 1
    },
  }
}

const placesById = (items: Iterable<{ id: string }>) =>
  new Map([...items].map(({ id }, place) => [id, place]))

const known = (places: ReadonlyMap<string, number>, ids: readonly string[]): number[] =>
  ids.flatMap((id) => places.get(id) ?? [])

const flagsOf = (game: Game): number =>
  (game.jackpot ? gameFlags.jackpot : 0) |
  (game.gamble ? gameFlags.gamble : 0) |
  (game.bonusGameFeature ? gameFlags.bonus : 0) |
  (game.demoEnabled ? gameFlags.demo : 0) |
  (game.requirePassword ? gameFlags.password : 0)

const lacksOf = ({ images }: Game): number =>
  ImageKind.options.reduce((bits, kind, place) => (images.includes(kind) ? bits : bits | (1 << place)), 0)

const dayOf = (date: string | undefined): number | null => (date ? Math.floor(Date.parse(date) / DAY) : null)

/** Replaces 0, which providers use for an unknown value, with `null`. */
const withoutZero = (measure: number | undefined): number | null => measure || null

/** The columns of all games, and the labels and features that they use. */
function columnsOf(games: readonly Game[], catalogue: Catalogue) {
  const labels = createNumbering<CatalogueFile['labels'][number]>()
  const features = createNumbering<string>()
  const providers = placesById(catalogue.providers.values())
  const collections = placesById(catalogue.collections.values())
  const categories = placesById(catalogue.categories.values())
  const column = <T>(read: (game: Game) => T): T[] => games.map(read)

  const columns: GameColumns = {
    code: column(({ gameCode }) => gameCode),
    name: column(({ name }) => name),
    type: column(({ type }) => GameType.options.indexOf(type)),
    provider: column(({ provider }) => providers.get(provider) ?? 0),
    collections: column((game) => known(collections, game.collections)),
    categories: column((game) => known(categories, game.categories)),
    labels: column((game) =>
      game.labels.flatMap((own) => {
        const label = tileLabel([own])
        return label ? [labels.placeOf(JSON.stringify(label), label)] : []
      }),
    ),
    features: column((game) =>
      (game.specialFeatures ?? []).map((feature) => features.placeOf(feature, feature)),
    ),
    reels: column(({ numberOfReels }) => withoutZero(numberOfReels)),
    lines: column(({ lines }) => withoutZero(lines)),
    volatility: column(({ volatility }) => withoutZero(volatility)),
    rtp: column(({ rtp }) => withoutZero(rtp)),
    minBet: column(({ minBet }) => minBet ?? null),
    maxBet: column(({ maxBet }) => withoutZero(maxBet)),
    maxWin: column(({ maxWin }) => withoutZero(maxWin)),
    flags: column(flagsOf),
    tier: column(({ commercialTier }) => commercialTier),
    promotion: column(({ promotionLevel }) => promotionLevel),
    released: column(({ releasedOn }) => dayOf(releasedOn)),
    version: column(({ fileVersion }) => fileVersion ?? null),
    lacks: column(lacksOf),
    hue: column(({ color }) => (color ? hueOf(color) : undefined) ?? null),
  }
  return { games: columns, labels: labels.items, features: features.items }
}

/** The catalogue file for the browser; games without a known provider are left out, since they cannot be started. */
export function catalogueFileOf(catalogue: Catalogue): CatalogueFile {
  const games = [...catalogue.games.values()].filter(({ provider }) => catalogue.providers.has(provider))
  const places = new Map(games.map(({ gameCode }, place) => [gameCode, place]))
  return {
    ...columnsOf(games, catalogue),
    maintenance: games.flatMap((game, place) => {
      const maintenance = maintenanceOf(catalogue, game)
      return maintenance ? [{ game: place, ...maintenance }] : []
    }),
    providers: [...catalogue.providers.values()].map(({ id, slug, name, lightLogoImage, darkLogoImage }) => ({
      id,
      slug,
      name,
      ...(lightLogoImage && { light: lightLogoImage }),
      ...(darkLogoImage && { dark: darkLogoImage }),
    })),
    collections: [...catalogue.collections.values()].map(({ id, slug, title, excludeFromPage, games }) => ({
      id,
      slug,
      title,
      listed: !excludeFromPage,
      games: known(places, games),
    })),
    categories: [...catalogue.categories.values()].map(({ id, slug, title, lobby, type, games }) => ({
      id,
      slug,
      title,
      lobby,
      type,
      games: known(places, games),
    })),
  }
}
