import type { Game, Provider } from '#app/api/contract/casino.ts'
import {
  type ClientPlatform,
  fillTemplate,
  type LaunchTemplates,
  type PlayMode,
  type SiteLook,
  templateOf,
} from './template.ts'

/** Why a token is unusable: the service refused it, or a part is missing. */
export type TokenTrouble = 'error-code' | 'missing'

/** Response of the provider's token call; either field may be missing (S2 7). */
export type PlayerToken = { playerId?: string; tempToken?: string; errorCode?: string | number | null }

/** Why there is no address, with the problem of an unusable token. */
export type LaunchUrlFailure =
  | { error: 'errors.real-url-is-missing' | 'errors.demo-url-is-missing'; trouble?: never }
  | { error: 'errors.invalid-game-session'; trouble: TokenTrouble }

export type LaunchUrl = { url: string; error?: never } | ({ url?: never } & LaunchUrlFailure)

type Wanted = {
  gameCode: string
  mode: PlayMode
  platform: ClientPlatform
  languageCode: string
  /** Only templates that name it get it. */
  look?: SiteLook
  /** For money only. */
  token?: PlayerToken
}

const MISSING = { real: 'errors.real-url-is-missing', demo: 'errors.demo-url-is-missing' } as const

/** Why a token is unusable: it came with an error, or is missing (LCH-04). */
function troubleWith(token: PlayerToken | undefined): TokenTrouble | undefined {
  if (token?.errorCode) return 'error-code'
  return token?.playerId && token.tempToken ? undefined : 'missing'
}

const invalid = (trouble: TokenTrouble): LaunchUrl => ({ error: 'errors.invalid-game-session', trouble })

/** The address that starts a game, from the templates of its mode (LCH-03, LCH-04). */
export function launchUrlFrom(templates: LaunchTemplates, wanted: Wanted): LaunchUrl {
  const { gameCode, mode, platform: clientPlatform, languageCode, look, token } = wanted
  const template = templates[clientPlatform]
  const common = { gameCode, clientPlatform, languageCode, ...look }
  // Filled with sample values first, to tell a bad template from a bad token.
  if (!template || !fillTemplate(template, { ...common, playerId: 'x', tempToken: 'x' })) {
    return { error: MISSING[mode] }
  }
  const trouble = mode === 'real' ? troubleWith(token) : undefined
  if (trouble) return invalid(trouble)
  const player = mode === 'real' ? { playerId: token?.playerId, tempToken: token?.tempToken } : {}
  const url = fillTemplate(template, { ...common, ...player })
  if (url !== undefined) return { url }
  return mode === 'real' ? invalid('missing') : { error: MISSING[mode] }
}

/** `launchUrlFrom` with the templates that the game's provider has. */
export function launchUrlOf({
  game,
  provider,
  ...wanted
}: Omit<Wanted, 'gameCode'> & { game: Pick<Game, 'gameCode' | 'type'>; provider: Provider }): LaunchUrl {
  const { mode, platform } = wanted
  const template = templateOf(game, provider, mode, platform)
  return launchUrlFrom({ [platform]: template }, { ...wanted, gameCode: game.gameCode })
}
