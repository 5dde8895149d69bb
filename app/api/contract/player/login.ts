import * as v from 'valibot'
import { Id } from '../common.ts'
import { lenient } from '../repair.ts'
import { Username } from './account.ts'

/** Sessions of the gateway (S1 7). */

const Token = v.pipe(v.string(), v.minLength(1), v.maxLength(2000))

/** Names of platforms and devices in the gateway's terms. */
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
  /** Why the login was refused, and a redirect (AUT-08). */
  additionalInformation: lenient(
    v.object({
      SuspendedSelfExclusionException: lenient(v.unknown()),
      redirectionUrl: lenient(v.pipe(v.string(), v.maxLength(2000))),
    }),
  ),
})
export type GatewaySession = v.InferOutput<typeof GatewaySession>

/** A response that only says whether it was a success; 0 and an empty body are one. */
export const Done = v.optional(v.object({ errorCode: v.optional(v.pipe(v.number(), v.integer()), 0) }), {
  errorCode: 0,
})

/** Token that identifies the player to a provider or to the chat. */
export const ProviderToken = v.object({
  errorCode: v.optional(v.pipe(v.number(), v.integer()), 0),
  username: lenient(Username),
  sessionToken: lenient(v.object({ sessionToken: Token })),
})
export type ProviderToken = v.InferOutput<typeof ProviderToken>

/** Code of a template, of our content service or of the gateway. */
export const TemplateCode = v.object({ templateCode: Id })
