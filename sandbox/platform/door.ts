import type { LoginReply, PlatformReply } from '#app/api/contract/player/platform.ts'
import type { Players } from '../players/store.ts'
import { gone, noSession, passwordProblem, refusalOf, refused, success } from './replies.ts'

/** Cookies of one browser at the platform; times in seconds. */
export type Browser = {
  session?: string
  remembered?: string
  keepSession(pass: string | undefined): void
  keepRemembered(pass: string | undefined): void
}

type Credentials = { username: string; password?: string; rememberMe: 0 | 1 }

/** Logs in with a password, or with the remembered login of the browser. */
export function login({ passes, find }: Players, browser: Browser, asked: Credentials): LoginReply {
  const player = find(asked.username)
  if (!player) return refused('wrong-credentials')
  const { username } = player.info
  const remembered = passes.holder('remember', browser.remembered) === username
  const known = asked.password === undefined ? remembered : asked.password === player.password
  // A remembered login does not skip the second factor.
  const second = asked.password === undefined && player.refusal === 'second-factor-required'
  if (!known && !second) return refused('wrong-credentials')
  const refusal = refusalOf(player)
  if (refusal) return refusal
  passes.end('platform', browser.session)
  browser.keepSession(passes.issue('platform', username))
  remember(passes, browser, remembered, asked.rememberMe ? username : undefined)
  return { ...success, username }
}

/** Two tabs may use the same pass at once, so a valid one is kept. */
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

/** Ends this session, or all of the player's; the remembered login only on request. */
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

/** Accepts the terms because of which a login was refused. */
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

/** Changes the password and ends remembered logins. */
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

/** Runs `answer` with the session's username, or answers that there is no session. */
export function withSession<Reply>(
  { passes }: Players,
  { session }: Browser,
  answer: (username: string, session: string) => Reply,
): Reply | PlatformReply {
  const username = passes.holder('platform', session)
  return username === undefined || session === undefined ? noSession : answer(username, session)
}
