import * as v from 'valibot'
import { Id } from '../common.ts'
import { lenient } from '../repair.ts'
import { Username } from './account.ts'

/** Sessions of the gateway (S1 7). */

const Token = v.pipe(v.string(), v.minLength(1), v.maxLength(2000))

/** Platforms and devices as the gateway wants them named. */
export const GatewayLogin = v.object({
  username: Username,
  ims_temporary_token: Token,
  device_type: v.picklist(['desktop', 'mobile']),
  os_name: v.pipe(v.string(), v.maxLength(40)),
  client_platform: v.picklist(['web', 'mobile']),
})

export const GatewaySession = v.object({
  notificationToken: lenient(Token),
  sessionToken: lenient(Token),
  /** Says why nobody may come in, and where they are led instead (AUT-08). */
  additionalInformation: lenient(
    v.object({
      SuspendedSelfExclusionException: lenient(v.unknown()),
      redirectionUrl: lenient(v.pipe(v.string(), v.maxLength(2000))),
    }),
  ),
})
export type GatewaySession = v.InferOutput<typeof GatewaySession>

/** An answer whose body says nothing but whether it was a success; 0 and nothing are one. */
export const Done = v.optional(v.object({ errorCode: v.optional(v.pipe(v.number(), v.integer()), 0) }), {
  errorCode: 0,
})

/** Token with which a provider, or the chat, knows the player. */
export const ProviderToken = v.object({
  errorCode: v.optional(v.pipe(v.number(), v.integer()), 0),
  username: lenient(Username),
  sessionToken: lenient(v.object({ sessionToken: Token })),
})
export type ProviderToken = v.InferOutput<typeof ProviderToken>

/** A code of our own content service or of the gateway. */
export const TemplateCode = v.object({ templateCode: Id })
