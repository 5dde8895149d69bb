import { enterGateway, UNKNOWN, words } from '#sandbox/account/browser/login.ts'
import { post } from '#sandbox/account/browser/page.ts'
import { base } from './register.ts'

export type Credentials = { username: string; password: string; remember: boolean }

/** The result of a login: the player's name, a sentence about a refusal, or that only the site's own form can go on. */
export type LoginResult = { username: string } | { refusal: string } | { beyond: true }

/** Steps that these micro-frontends do not have. */
const beyond = ['terms-changed', 'password-must-change', 'second-factor-required']

/**
 * Logs in at the gaming platform and at the gateway; the site then restores its session. A gateway that refuses does so
 * again when the site restores, and the site explains it.
 */
export async function logIn({ username, password, remember }: Credentials): Promise<LoginResult> {
  const body = { username, password, rememberMe: remember ? 1 : 0 }
  const { answer } = await post(`${base}/platform/api/login`, body)
  const { errorCode, reason = '' } = answer
  if (errorCode === 0) {
    await enterGateway(base)
    return { username: answer.username ?? username }
  }
  return beyond.includes(reason) ? { beyond: true } : { refusal: words[reason] ?? UNKNOWN }
}

/** The credentials in a form, or which sentence says what is missing. */
export function credentialsIn(form: HTMLFormElement): Credentials | { missing: string } {
  const data = new FormData(form)
  const [username, password] = [`${data.get('username') ?? ''}`.trim(), `${data.get('password') ?? ''}`]
  if (username === '') return { missing: 'Scrie numele de utilizator.' }
  if (password === '') return { missing: 'Scrie parola.' }
  return { username, password, remember: data.has('remember') }
}
