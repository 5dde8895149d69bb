import type { Game, ImageKind } from '#app/api/contract/casino.ts'
import type { GameLabel } from '#app/api/contract/common.ts'
import type { Tile } from '#app/api/contract/slices.ts'
import type { Catalogue } from '../catalogue.ts'
import { contrastOf } from '../contrast.ts'
import { tableBet } from '../lobbies.ts'
import { maintenanceOf } from '../maintenance.ts'
import { hueOf } from '../tint.ts'

/** Lowest contrast of a label's text; below it the label has the house colours. */
const LABEL_CONTRAST = 4.5

const kinds: readonly ImageKind[] = ['Thumbnail', 'Portrait', 'Landscape']

/** Whether a colour is opaque, so that its contrast can be computed. */
const isOpaque = (color: string | undefined): color is string => color?.length === 4 || color?.length === 7

/** The first label of a game (CAT-08); its colours only if their contrast is sufficient. */
export function tileLabel([label]: readonly GameLabel[]): Tile['label'] {
  if (!label) return undefined
  const { title: text, color: fill, textColor: on } = label
  const readable = isOpaque(fill) && isOpaque(on) && contrastOf(fill, on) >= LABEL_CONTRAST
  return readable ? { text, fill, on } : { text }
}

/** The data of a game's tile. */
export function tileOf({ providers, topJackpot }: Catalogue, game: Game): Tile {
  const lacks = kinds.filter((kind) => !game.images.includes(kind))
  const hue = game.color ? hueOf(game.color) : undefined
  const label = tileLabel(game.labels)
  const jackpot = topJackpot.get(game.gameCode)
  const bet = tableBet(game.type, game.minBet, game.maxBet)
  const maintenance = maintenanceOf({ providers }, game)
  return {
    code: game.gameCode,
    name: game.name,
    provider: providers.get(game.provider)?.name ?? game.provider,
    ...(game.fileVersion && { version: game.fileVersion }),
    ...(lacks.length > 0 && { lacks }),
    ...(hue !== undefined && { hue }),
    ...(label && { label }),
    ...(jackpot !== undefined && { jackpot }),
    ...(game.demoEnabled && { demo: true }),
    ...(game.type === 'Live' && { live: true }),
    ...(bet && { bet }),
    ...(maintenance && { maintenance }),
  }
}
