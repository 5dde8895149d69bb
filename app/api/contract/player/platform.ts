import * as v from 'valibot'
import { Id, Text } from '../common.ts'
import { lenient, lenientList } from '../repair.ts'
import { Username } from './account.ts'

/** The gaming platform's script (S1 7): its functions in the page, and the shape of its replies. */

/** Reasons of a refused login. */
export const refusals = [
  'wrong-credentials',
  'suspended',
  'self-excluded',
  'second-factor-required',
  'terms-changed',
  'password-must-change',
  'unavailable',
] as const
export type Refusal = (typeof refusals)[number]

/** Fields of every reply: 0 is a success, any other code has a reason. */
const replyEntries = {
  errorCode: v.pipe(v.number(), v.integer()),
  /** One of `refusals`, or an unknown reason. */
  reason: lenient(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))),
}

export const PlatformReply = v.object(replyEntries)
export type PlatformReply = v.InferOutput<typeof PlatformReply>

export const LoginReply = v.object({
  ...replyEntries,
  username: lenient(Username),
  /** Terms to accept, with `terms-changed`. */
  terms: lenient(v.object({ version: Id, summary: Text, url: v.pipe(v.string(), v.maxLength(2000)) })),
})
export type LoginReply = v.InferOutput<typeof LoginReply>

export const TokenReply = v.object({
  ...replyEntries,
  token: lenient(v.pipe(v.string(), v.minLength(1), v.maxLength(2000))),
  username: lenient(Username),
})

/** The player of the platform's session cookie; without a name there is none. */
export const LoggedInReply = v.object({ ...replyEntries, username: lenient(Username) })

export const messageTypes = [
  'login',
  'bonus',
  'bonus:2',
  'bonus:4',
  'alert',
  'logout',
  'before_logout',
  'rg:dep-cool-off',
  'rg:limits-cool-off',
] as const

export const PlayerMessage = v.object({
  id: Id,
  type: v.picklist(messageTypes),
  /** How the message is shown (MSG-02). */
  displayType: v.fallback(v.picklist(['login', 'message', 'dialog']), 'message'),
  templateId: lenient(Id),
  title: lenient(Text),
  message: v.pipe(v.string(), v.maxLength(4000)),
  /** The offered bonus. */
  bonusId: lenient(Id),
})
export type PlayerMessage = v.InferOutput<typeof PlayerMessage>

export const MessagesReply = v.object({
  ...replyEntries,
  messages: v.optional(lenientList(PlayerMessage), []),
})

/** Logout request of the platform (AUT-10). */
export type LogoutRequest = {
  allSessions: 0 | 1
  realMode: 0 | 1
  behavior: 'root'
  invalidateRememberMe: 0 | 1
}

/** Options for the script about this page (S1 7). */
export type PlatformOptions = {
  locale: string
  serviceType: 'GamePlay'
  clientType: 'casino'
  clientPlatform: 'web' | 'mobile'
  deliveryPlatform: 'web' | 'mobile'
  realMode: 1
  deviceInfo: { id: string; os: string }
  gateway: string
}

/** The script's client. Replies are unknown until they are validated, and may never come. */
export type PlatformClient = {
  loggedInPlayer(): Promise<unknown>
  /** Without a password: with the login that the platform remembers for this browser. */
  login(request: { username: string; password?: string; rememberMe: 0 | 1 }): Promise<unknown>
  temporaryToken(): Promise<unknown>
  keepAlive(): Promise<unknown>
  validateTermsVersion(request: { username: string; version: string; accepted: true }): Promise<unknown>
  validatePasswordChange(request: {
    username: string
    password: string
    newPassword: string
  }): Promise<unknown>
  waitingMessages(request: { types: readonly string[] }): Promise<unknown>
  confirmBonus(request: { bonusId: string; accept: boolean }): Promise<unknown>
  acceptPendingLimits(request: { messageId: string }): Promise<unknown>
  logout(request: LogoutRequest): Promise<unknown>
}

/** The global of the script in the window. */
export type PlatformScript = { init(options: PlatformOptions): PlatformClient }
