import type { LoginReply, PlatformReply } from '#app/api/contract/player/platform.ts'
import type { Players } from '../players/store.ts'
import { gone, nobody, passwordProblem, refusalOf, refused, success } from './replies.ts'

/** The cookies of one browser as the platform reads and writes them; a time in seconds. */
export type Browser = {
  session?: string
  remembered?: string
  keepSession(pass: string | undefined): void
  keepRemembered(pass: string | undefined): void
}

type Credentials = { username: string; password?: string; rememberMe: 0 | 1 }

/** With a password, or by what this browser was remembered with. */
export function login({ passes, find }: Players, browser: Browser, asked: Credentials): LoginReply {
  const player = find(asked.username)
  if (!player) return refused('wrong-credentials')
  const { username } = player.info
  const remembered = passes.holder('remember', browser.remembered) === username
  const known = asked.password === undefined ? remembered : asked.password === player.password
  // The second factor is asked for without a password as well: nobody can be remembered who never came in.
  const second = asked.password === undefined && player.refusal === 'second-factor-required'
  if (!known && !second) return refused('wrong-credentials')
  const refusal = refusalOf(player)
  if (refusal) return refusal
  passes.end('platform', browser.session)
  browser.keepSession(passes.issue('platform', username))
  remember(passes, browser, remembered, asked.rememberMe ? username : undefined)
  return { ...success, username }
}

/** Two tabs may come in by the same pass at once: one that is good stays as it is. */
function remember(
  passes: Players['passes'],
  browser: Browser,
  remembered: boolean,
  username: string | undefined,
): void {
  const keeps = username !== undefined && remembered
  if (!keeps) passes.end('remember', browser.remembered)
  browser.keepRemembered(keeps ? browser.remembered : username && passes.issue('remember', username))
}

type Leaving = { allSessions: 0 | 1; invalidateRememberMe: 0 | 1 }

/** Ends this session, or all of the player's; the remembered login goes only when that was asked for. */
export function logout({ passes }: Players, browser: Browser, asked: Leaving): PlatformReply {
  const username = passes.holder('platform', browser.session)
  if (username !== undefined && asked.allSessions) passes.endAll(username, ['platform'])
  else passes.end('platform', browser.session)
  browser.keepSession(undefined)
  if (asked.invalidateRememberMe) {
    passes.end('remember', browser.remembered)
    browser.keepRemembered(undefined)
  }
  return success
}

/** Accepts the terms that a login was refused for. */
export function acceptTerms(players: Players, asked: { username: string; version: string }): PlatformReply {
  const player = players.find(asked.username)
  if (player?.refusal !== 'terms-changed') return gone
  if (player.terms?.version !== asked.version) return refused('terms-changed')
  players.change(player.info.username, (state) => {
    state.refusal = undefined
    state.terms = undefined
  })
  return success
}

type PasswordChange = { username: string; password: string; newPassword: string }

/** Changes the password; browsers that were remembered by the old one are forgotten. */
export function changePassword(players: Players, asked: PasswordChange): PlatformReply {
  const player = players.find(asked.username)
  if (player?.password !== asked.password) return refused('wrong-credentials')
  const problem = passwordProblem(player.password, asked.newPassword)
  if (problem) return problem
  const { username } = player.info
  players.change(username, (state) => {
    state.password = asked.newPassword
    if (state.refusal === 'password-must-change') state.refusal = undefined
  })
  players.passes.endAll(username, ['remember'])
  return success
}

/** Username of the session, or the reply that there is none. */
export function withSession<Reply>(
  { passes }: Players,
  { session }: Browser,
  answer: (username: string, session: string) => Reply,
): Reply | PlatformReply {
  const username = passes.holder('platform', session)
  return username === undefined || session === undefined ? nobody : answer(username, session)
}
