import type { Game, Provider } from '#app/api/contract/casino.ts'
import {
  type ClientPlatform,
  fillTemplate,
  type LaunchTemplates,
  type PlayMode,
  templateOf,
} from './template.ts'

/** What the provider's token call answers; either of its fields may be missing (S2 7). */
export type PlayerToken = { playerId?: string; tempToken?: string; errorCode?: string | number | null }

export type LaunchErrorKey =
  | 'errors.real-url-is-missing'
  | 'errors.demo-url-is-missing'
  | 'errors.invalid-game-session'

export type LaunchUrl = { url: string; error?: never } | { url?: never; error: LaunchErrorKey }

type Wanted = {
  gameCode: string
  mode: PlayMode
  platform: ClientPlatform
  languageCode: string
  /** For money only. */
  token?: PlayerToken
}

const MISSING = { real: 'errors.real-url-is-missing', demo: 'errors.demo-url-is-missing' } as const

/** Whether nothing can be played with this token: it is missing or came with an error (LCH-04). */
const isInvalid = (token: PlayerToken | undefined): boolean =>
  !token?.playerId || !token.tempToken || Boolean(token.errorCode)

/** The address that starts a game, from the templates of its mode (LCH-03, LCH-04). */
export function launchUrlFrom(templates: LaunchTemplates, wanted: Wanted): LaunchUrl {
  const { gameCode, mode, platform: clientPlatform, languageCode, token } = wanted
  const template = templates[clientPlatform]
  const common = { gameCode, clientPlatform, languageCode }
  // Filled without a player first: it tells whether the template or the token is to blame.
  if (!template || !fillTemplate(template, { ...common, playerId: 'x', tempToken: 'x' })) {
    return { error: MISSING[mode] }
  }
  if (mode === 'real' && isInvalid(token)) return { error: 'errors.invalid-game-session' }
  const player = mode === 'real' ? { playerId: token?.playerId, tempToken: token?.tempToken } : {}
  const url = fillTemplate(template, { ...common, ...player })
  if (url !== undefined) return { url }
  return { error: mode === 'real' ? 'errors.invalid-game-session' : MISSING[mode] }
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
