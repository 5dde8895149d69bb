import * as v from 'valibot'
import { gatewayCalls, type SettablePath } from '#app/api/contract/player/gateway.ts'
import type { ServiceName, Services } from '#app/domain/services.ts'
import { withoutTrailingSlash } from '#app/domain/trailingSlash.ts'

/** How a page may use a service: requests, frames, scripts, pictures. */
export type Use = 'connect' | 'frame' | 'script' | 'img'

type Service = {
  /** Name of the setting. */
  env: string
  /** Path of the sandbox's replacement. */
  sandbox: string
  uses: readonly Use[]
}

/** Every upstream that browsers call directly, with the directives of the content security policy that it needs. */
export const browserServices: Record<ServiceName, Service> = {
  assets: { env: 'ASSETS_URL', sandbox: '/sandbox/casino/assets', uses: ['img'] },
  casino: { env: 'CASINO_BROWSER_URL', sandbox: '/sandbox/casino', uses: ['connect'] },
  gateway: { env: 'GATEWAY_URL', sandbox: '/sandbox/gateway', uses: ['connect'] },
  platform: { env: 'PLATFORM_URL', sandbox: '/sandbox/platform/platform.js', uses: ['script', 'connect'] },
  hub: { env: 'HUB_URL', sandbox: '/sandbox/hub', uses: ['connect'] },
  notifications: { env: 'NOTIFICATIONS_URL', sandbox: '/sandbox/notifications', uses: ['connect'] },
  messages: { env: 'MESSAGES_URL', sandbox: '/sandbox/messages', uses: ['connect'] },
  prematch: { env: 'PREMATCH_URL', sandbox: '/sandbox/prematch', uses: ['connect', 'frame'] },
  gm: { env: 'GM_URL', sandbox: '/sandbox/gm', uses: ['frame'] },
  account: { env: 'ACCOUNT_URL', sandbox: '/sandbox/account', uses: ['frame'] },
  microFrontends: {
    env: 'MICRO_FRONTENDS_URL',
    sandbox: '/sandbox/fe',
    uses: ['script', 'connect', 'frame'],
  },
  chat: { env: 'CHAT_URL', sandbox: '/sandbox/chat', uses: ['script', 'connect', 'frame'] },
  analytics: { env: 'ANALYTICS_URL', sandbox: '/sandbox/analytics.js', uses: ['script', 'connect', 'img'] },
  errors: { env: 'ERROR_DSN', sandbox: '/sandbox/errors/1', uses: ['connect'] },
}

const NEEDED = 'must be a path of ours or an absolute address (http, https, ws, wss)'

/** A path of ours or an absolute address; an error DSN carries its public key before the host. */
const Address = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:\/(?!\/)[\w/.-]*|(?:https?|wss?):\/\/[^?#\s;,'"]+)$/, NEEDED),
  v.check((address) => address.startsWith('/') || URL.canParse(address), NEEDED),
  v.transform(withoutTrailingSlash),
)

const Pictures = v.pipe(Address, v.regex(/^(?!wss?:)[^@]*$/, 'must be a path or an http(s) address'))

/** One setting per service, under its environment variable. */
export const serviceSettings = Object.fromEntries(
  Object.values(browserServices).map(({ env }) => [
    env,
    v.optional(env === 'ASSETS_URL' ? Pictures : Address),
  ]),
) as Record<string, v.OptionalSchema<typeof Address, undefined>>

/** Settings for paths of the gateway that the specification does not give. */
const pathNames: Record<SettablePath, string> = {
  login: 'GATEWAY_LOGIN_PATH',
  logout: 'GATEWAY_LOGOUT_PATH',
  keepAlive: 'GATEWAY_KEEP_ALIVE_PATH',
  providerToken: 'GATEWAY_TOKEN_PATH',
  chatToken: 'GATEWAY_CHAT_TOKEN_PATH',
}

/** Appended to the gateway's address: no segment may be `..`, or empty, which would name another host. */
const RootedPath = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:\/[\w~-][\w.~-]*)+$/, 'must be a path that begins with a slash, such as /v1/login'),
)

export const pathSettings = Object.fromEntries(
  Object.values(pathNames).map((name) => [name, v.optional(RootedPath)]),
) as Record<string, v.OptionalSchema<typeof RootedPath, undefined>>

/** Paths of the gateway that differ from our defaults; only these are sent to pages. */
function gatewayPathsFrom(settings: object): Pick<Services, 'gatewayPaths'> {
  const given = settings as Record<string, string | undefined>
  const named = Object.entries(pathNames).map(([call, name]) => [call as SettablePath, given[name]] as const)
  const other = named.filter(([call, path]) => path !== undefined && path !== gatewayCalls[call].path)
  return other.length > 0 ? { gatewayPaths: Object.fromEntries(other) } : {}
}

const OriginList = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?:https?:\/\/[\w.:-]+ ?)*$/, 'must be http(s) origins separated by spaces'),
)

/** Origins from which micro-frontends may come besides their service (MFE-01). */
export const originSettings = { MICRO_FRONTEND_ORIGINS: v.optional(OriginList) }

function microFrontendOriginsFrom(settings: object): Pick<Services, 'microFrontendOrigins'> {
  const { MICRO_FRONTEND_ORIGINS: given = '' } = settings as Record<string, string | undefined>
  const origins = given.split(' ').filter(Boolean)
  return origins.length > 0 ? { microFrontendOrigins: origins } : {}
}

/** Address of the sandbox's replacement of each service. */
export const sandboxServices = Object.fromEntries(
  Object.entries(browserServices).map(([name, { sandbox }]) => [name, sandbox]),
) as Record<ServiceName, string>

/** Address of each service for browsers: its setting, else its `fallback`; services without either are left out. */
export function servicesFrom(settings: object, fallback: Partial<Services>): Partial<Services> {
  const given = settings as Record<string, string | undefined>
  const named = Object.entries(browserServices).map(([name, { env }]) => [name, given[env]] as const)
  return {
    ...fallback,
    ...Object.fromEntries(named.filter(([, address]) => address !== undefined)),
    ...gatewayPathsFrom(settings),
    ...microFrontendOriginsFrom(settings),
  }
}

/** Origins of other sites that a page may use, by kind of use; our own origin is always allowed. */
export function sourcesOf(services: Services, use: Use): string[] {
  const origins = Object.entries(browserServices).flatMap(([name, { uses }]) => {
    const address = services[name as ServiceName]
    if (address === undefined || !uses.includes(use) || address.startsWith('/')) return []
    const { protocol, host } = new URL(address)
    const secure = protocol === 'https:' || protocol === 'wss:' ? 's' : ''
    const socket = use === 'connect' ? [`ws${secure}://${host}`] : []
    return [`http${secure}://${host}`, ...socket]
  })
  const others = browserServices.microFrontends.uses.includes(use) ? services.microFrontendOrigins : undefined
  return [...new Set([...origins, ...(others ?? [])])]
}
