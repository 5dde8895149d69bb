import type { Game } from '#app/api/contract/casino.ts'
import { addressOf } from '../addresses.ts'
import type { LaunchSession, LaunchSessionStore } from './session.ts'
import type { ClientPlatform, PlayMode } from './template.ts'
import type { LaunchUrl, LaunchUrlFailure } from './url.ts'

/** Message keys of a failed launch: a title, sometimes with a text or the problem of the player's token. */
export type LaunchFailure =
  | (LaunchUrlFailure & { text?: never })
  | { error: 'errors.unauthorized-access'; text: 'errors.check-cms-password-code'; trouble?: never }

export type LaunchResult =
  | { status: 'started'; session: LaunchSession }
  /** A game is already running, or the visitor closed the password dialog. */
  | { status: 'running' | 'cancelled' }
  | ({ status: 'failed' } & LaunchFailure)

export type LaunchPorts = {
  store: Pick<LaunchSessionStore, 'getSnapshot' | 'start'>
  /** Opens the password dialog; `undefined` if it was closed. */
  askPassword: () => Promise<string | undefined>
  /** Checks the password on the server; rejects if the request fails. */
  checkPassword: (password: string) => Promise<boolean>
  /** Builds the address, with the player's token if needed; the password is for unpublished games. */
  url: (password?: string) => Promise<LaunchUrl>
}

const UNAUTHORIZED = {
  status: 'failed',
  error: 'errors.unauthorized-access',
  text: 'errors.check-cms-password-code',
} as const

/**
 * Password, address, session, in this order; does nothing if a game is running (LCH-01, LCH-02). Rejects if a request
 * fails.
 */
export async function launchGame(
  { gameCode, requirePassword, mode }: Pick<Game, 'gameCode' | 'requirePassword'> & { mode: PlayMode },
  { store, askPassword, checkPassword, url: buildUrl }: LaunchPorts,
): Promise<LaunchResult> {
  if (store.getSnapshot()) return { status: 'running' }
  const password = requirePassword ? await askPassword() : undefined
  if (requirePassword && password === undefined) return { status: 'cancelled' }
  if (password !== undefined && !(await checkPassword(password))) return UNAUTHORIZED
  const built = await buildUrl(password)
  if (built.url === undefined) return { status: 'failed', ...built }
  const session = { url: built.url, gameCode, mode }
  return store.start(session) ? { status: 'started', session } : { status: 'running' }
}

/** Where a started game opens: phones navigate to its own address, desktops to the play page (LCH-06). */
export function openingOf(
  { url, gameCode: game, mode }: LaunchSession,
  platform: ClientPlatform,
): { external: string; to?: never } | { external?: never; to: string } {
  if (platform === 'mobile') return { external: url }
  return { to: addressOf(mode === 'demo' ? 'play-game-demo' : 'play-game-real', { game }) }
}
