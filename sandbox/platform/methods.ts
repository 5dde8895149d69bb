import * as v from 'valibot'
import { messageTypes, type PlatformClient, type PlatformReply } from '#app/api/contract/player/platform.ts'
import type { Players } from '../players/store.ts'
import { acceptTerms, type Browser, changePassword, login, logout, withSession } from './door.ts'
import { acceptLimits, confirmBonus, messagesFor } from './messages.ts'
import { success } from './replies.ts'

/** Methods of the script's client, each with its request. */
export type Method = keyof PlatformClient

type Answer<Body> = (players: Players, browser: Browser, body: Body) => PlatformReply

/** Request of a method. */
type Sent<Name extends Method> = Parameters<PlatformClient[Name]> extends [infer Body] ? Body : object

const Word = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const Flag = v.picklist([0, 1])
const Nothing = v.object({})

/** Connects the handler's argument with its schema. */
const method = <Body extends v.GenericSchema>(
  body: Body,
  answer: Answer<v.InferOutput<Body>>,
): { body: Body; answer: Answer<v.InferOutput<Body>> } => ({ body, answer })

/** Every method of the client that the contract has. */
export const methods = {
  loggedInPlayer: method(Nothing, ({ passes }, { session }) => ({
    ...success,
    username: passes.holder('platform', session),
  })),
  login: method(v.object({ username: Word, password: v.optional(Word), rememberMe: Flag }), login),
  temporaryToken: method(Nothing, (players, browser) =>
    withSession(players, browser, (username) => ({
      ...success,
      token: players.passes.issue('temporary', username),
      username,
    })),
  ),
  keepAlive: method(Nothing, (players, browser) =>
    withSession(players, browser, (_username, session) => {
      players.passes.extend('platform', session)
      return success
    }),
  ),
  validateTermsVersion: method(
    v.object({ username: Word, version: Word, accepted: v.literal(true) }),
    (players, _browser, body) => acceptTerms(players, body),
  ),
  validatePasswordChange: method(
    v.object({ username: Word, password: Word, newPassword: Word }),
    (players, _browser, body) => changePassword(players, body),
  ),
  waitingMessages: method(v.object({ types: v.array(v.picklist(messageTypes)) }), (players, browser, body) =>
    withSession(players, browser, (username, session) => messagesFor(players, username, session, body.types)),
  ),
  confirmBonus: method(v.object({ bonusId: Word, accept: v.boolean() }), (players, browser, body) =>
    withSession(players, browser, (username) => confirmBonus(players, username, body)),
  ),
  acceptPendingLimits: method(v.object({ messageId: Word }), (players, browser, body) =>
    withSession(players, browser, (username) => acceptLimits(players, username, body.messageId)),
  ),
  logout: method(
    v.object({ allSessions: Flag, realMode: Flag, behavior: v.literal('root'), invalidateRememberMe: Flag }),
    logout,
  ),
} satisfies { [Name in Method]: { body: v.GenericSchema<Sent<Name>>; answer: unknown } }
