import * as v from 'valibot'
import {
  LoggedInReply,
  LoginReply,
  MessagesReply,
  messageTypes,
  type PlatformClient,
  type PlatformOptions,
  PlatformReply,
  type PlatformScript,
  TokenReply,
} from '#app/api/contract/player/platform.ts'
import { pause } from '#app/api/pause.ts'
import { loadScript } from '#app/platform/loadScript.ts'

/** Timeout of a reply in milliseconds, the same as the gateway's (S1 9). */
const REPLY_TIMEOUT_MS = 15_000

declare global {
  interface Window {
    /** The global that the platform's script defines. */
    GamingPlatform?: PlatformScript
  }
}

/** The validated reply; rejects with „No response” (AUT-15) if the script rejects or the shape is wrong. */
async function replyTo<Schema extends v.GenericSchema>(
  schema: Schema,
  reply: Promise<unknown>,
): Promise<v.InferOutput<Schema>> {
  const late = new AbortController()
  const nothing = () => undefined
  const said = await Promise.race([reply.catch(nothing), pause(REPLY_TIMEOUT_MS, late.signal).catch(nothing)])
  late.abort()
  const parsed = v.safeParse(schema, said)
  if (!parsed.success) throw new Error('No response')
  return parsed.output
}

export type Platform = ReturnType<typeof createPlatform>

/**
 * The gaming platform's script, loaded at the first call. Replies with an `errorCode` are returned, a missing script
 * rejects with „No script found”, a missing reply with „No response” (AUT-15).
 */
export function createPlatform(address: string | undefined, options: () => PlatformOptions) {
  let client: Promise<PlatformClient> | undefined

  async function load(): Promise<PlatformClient> {
    if (!window.GamingPlatform && address) await loadScript(address, REPLY_TIMEOUT_MS).catch(() => undefined)
    if (!window.GamingPlatform) throw new Error('No script found')
    return window.GamingPlatform.init(options())
  }

  function ready(): Promise<PlatformClient> {
    client ??= load()
    // A failed load may succeed at the next call.
    client.catch(() => {
      client = undefined
    })
    return client
  }

  const asking =
    <Name extends keyof PlatformClient, Schema extends v.GenericSchema>(name: Name, schema: Schema) =>
    async (request: Parameters<PlatformClient[Name]>[0]): Promise<v.InferOutput<Schema>> => {
      const platform = await ready()
      // `platform[name]` takes the request type of the same table row, which TypeScript cannot see.
      return replyTo(schema, (platform[name] as (given: typeof request) => Promise<unknown>)(request))
    }

  const waitingMessages = asking('waitingMessages', MessagesReply)
  return {
    loggedInPlayer: asking('loggedInPlayer', LoggedInReply),
    login: asking('login', LoginReply),
    temporaryToken: asking('temporaryToken', TokenReply),
    keepAlive: asking('keepAlive', PlatformReply),
    validateTermsVersion: asking('validateTermsVersion', PlatformReply),
    validatePasswordChange: asking('validatePasswordChange', PlatformReply),
    waitingMessages: () => waitingMessages({ types: messageTypes }),
    confirmBonus: asking('confirmBonus', PlatformReply),
    acceptPendingLimits: asking('acceptPendingLimits', PlatformReply),
    logout: asking('logout', PlatformReply),
  }
}
