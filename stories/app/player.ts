import type * as v from 'valibot'
import type { SpecialCategory } from '#app/api/contract/casino.ts'
import { type GatewayCall, gatewayCalls, type ResponseOf } from '#app/api/contract/player/gateway.ts'
import type { Personalised } from '#app/api/contract/player/personalised.ts'
import type {
  LoggedInReply,
  LoginReply,
  MessagesReply,
  PlatformClient,
  PlatformReply,
  TokenReply,
} from '#app/api/contract/player/platform.ts'
import { gatewayAddress, specialsAddress } from './services.ts'

type Own = {
  loggedInPlayer: typeof LoggedInReply
  login: typeof LoginReply
  temporaryToken: typeof TokenReply
  waitingMessages: typeof MessagesReply
}
type ReplyTo<Name> = v.InferInput<Name extends keyof Own ? Own[Name] : typeof PlatformReply>

/** Replies of the gaming platform: always the same, or one after the other, the last one repeatedly. */
export type Replies = {
  [Name in keyof PlatformClient]?: ReplyTo<Name> | readonly ReplyTo<Name>[]
}

/**
 * A player of a story, and the responses of their services. A call without a response is unknown. In faults the
 * gateway's calls have names like `gateway.favourites`, the platform's `platform.login`.
 */
export type StoryPlayer = {
  username: string
  /** Whether they still have to log in. @default false */
  outside?: boolean
  platform?: Replies
  /** Lists of the Casino API. */
  specials?: SpecialCategory[]
  /** The marketing platform's list. */
  personalised?: Personalised
} & { [Call in GatewayCall]?: ResponseOf<Call> }

/** Name of a gateway call by its path and method. */
function gatewayCallOf(path: string, post: boolean): string | undefined {
  const calls = Object.entries(gatewayCalls)
  return calls.find(([, call]) => call.path === path && 'body' in call === post)?.[0]
}

/** Name of a call in faults and in complaints. */
export function nameOf({ pathname, search }: URL, method = 'GET'): string {
  const path = pathname.startsWith(`${gatewayAddress}/`) ? pathname.slice(gatewayAddress.length) : undefined
  const call = path && gatewayCallOf(path, method === 'POST')
  return call ? `gateway.${call}` : decodeURIComponent(pathname + search)
}

/** The overview of today: the platform leaves out exclusions that have ended. */
function overviewOf({ overview }: StoryPlayer): unknown {
  const exclusion = overview?.selfExclusion
  if (!exclusion || exclusion === 'unreadable') return overview
  const today = new Date(Date.now()).toISOString().slice(0, 10)
  const productSettings = exclusion.productSettings.filter(({ until = today }) => until >= today)
  return { ...overview, selfExclusion: productSettings.length > 0 ? { productSettings } : undefined }
}

/** The response to a call of this name for a player. */
export function answerFor(player: StoryPlayer | undefined, name: string): unknown {
  if (name === specialsAddress) return player?.specials
  if (name === '/api/bloomreach/personalized-games') return player?.personalised
  const [service, call] = name.split('.')
  if (player && name === 'gateway.overview') return overviewOf(player)
  return service === 'gateway' ? player?.[call as GatewayCall] : undefined
}
