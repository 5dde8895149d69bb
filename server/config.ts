import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Services } from '#app/domain/services.ts'
import { errorSettings, withErrorRate } from './errorSettings.ts'
import { internalGatewayUrl, personalisedNeeds } from './internalGateway.ts'
import { originSettings, pathSettings, sandboxServices, serviceSettings, servicesFrom } from './services.ts'
import { choice, HttpUrl, Origins, Secret, whole } from './settingTypes.ts'

const Settings = v.object({
  NODE_ENV: choice(['production', 'development', 'test'], 'production'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '0.0.0.0'),
  /** 0 takes a free port; not with the sandbox inside, which the site calls at this port. */
  PORT: whole('3000', 0, 65_535),
  /** `on` runs the sandbox in this process; the default while no upstream is configured. */
  SANDBOX: v.optional(v.picklist(['on', 'off'], 'must be one of on, off')),
  SANDBOX_GAMES: whole('2500', 100, 100_000),
  /** Number of live tables, and of their updates a second. */
  SANDBOX_TABLES: whole('1000', 0, 5000),
  SANDBOX_LIVE_RATE: whole('2', 0, 2000),
  SANDBOX_ART: choice(['drawn', 'plain'], 'drawn'),
  /** Database file of the sandbox inside; `:memory:` stores nothing. */
  SANDBOX_DB: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty'))),
  CASINO_API_URL: v.optional(HttpUrl),
  CMS_URL: v.optional(HttpUrl),
  /** The service of live winners; without it there are none. */
  WINNERS_URL: v.optional(HttpUrl),
  /** The marketing platform; without it players have no list from there. */
  BLOOMREACH_URL: v.optional(HttpUrl),
  /** The gateway's address for this server, if browsers use a path of ours. */
  GATEWAY_INSIDE_URL: v.optional(HttpUrl),
  /** Password for unpublished games (`requirePassword`); without it they cannot be played. */
  PREVIEW_SECRET: v.optional(v.pipe(v.string(), v.minLength(4, 'must have at least 4 characters'))),
  ...serviceSettings,
  ...pathSettings,
  ...errorSettings,
  ...originSettings,
  /** The site's own public address, for canonical links. */
  SITE_URL: v.optional(HttpUrl),
  /** Host names of the site, separated by spaces; without any it answers to all. */
  SITE_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:[\w.-]+(?: [\w.-]+)*)? *$/, 'must be host names separated by spaces, without ports'),
    ),
    '',
  ),
  /** Number of our own proxies in front, whose `X-Forwarded-…` headers are trusted. */
  TRUST_PROXY: whole('0', 0, 10),
  UPSTREAM_TIMEOUT_MS: whole('15000', 100, 60_000),
  BREAKER_SECONDS: whole('10', 0, 600),
  CONTENT_FRESH_SECONDS: whole('60', 0, 86_400),
  CONTENT_STALE_WHILE_REVALIDATE_SECONDS: whole('300', 0, 86_400),
  CONTENT_STALE_IF_ERROR_SECONDS: whole('0', 0, 604_800),
  PAGE_FRESH_SECONDS: whole('10', 0, 86_400),
  PREVIEW: choice(['on', 'off'], 'on'),
  /** `off` makes browsers remove what they keep for use without a connection. */
  OFFLINE: choice(['on', 'off'], 'on'),
  /** Sites that may frame ours, separated by spaces. */
  FRAME_ANCESTORS: v.optional(Origins, ''),
  /** Origins of content systems that may frame preview and exchange messages with it, separated by spaces. */
  CMS_ORIGINS: v.optional(Origins),
  /** Origins of games that run in a frame, besides our own, separated by spaces. */
  GAME_ORIGINS: v.optional(Origins, ''),
  /** `/metrics` for Prometheus. */
  METRICS: choice(['on', 'off'], 'on'),
  /** Port of `/metrics`, `/readyz` and `/livez`; without it they are at `PORT`, for private networks only. */
  ADMIN_PORT: v.optional(whole('', 1, 65_535)),
  /** Redis shared by the instances of a site; without it each instance has its own memory only. */
  REDIS_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('must be a redis(s) address'),
      v.regex(/^rediss?:\/\//, 'must be a redis(s) address'),
    ),
  ),
  /** Secret with which the content service reports changes (`POST /api/content/changed`). */
  CONTENT_SECRET: Secret,
  /** Secret of the editors, by which they sign in to preview; without one every visitor reads drafts. */
  EDITORS_SECRET: Secret,
  /**
   * Folder shared by the instances, with the files of all releases, for pages of other releases than this instance's.
   */
  RELEASES_DIR: v.optional(v.pipe(v.string(), v.startsWith('/', 'must be an absolute path'))),
  /** Seconds between `/readyz` failing and the closed port, so that a balancer can react. */
  DRAIN_SECONDS: whole('0', 0, 60),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
})

export type Settings = v.InferOutput<typeof Settings>
export type Config = ReturnType<typeof readConfig>

/** Lists every wrong or missing value by its name. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`The configuration does not fit:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

type Env = Record<string, string | undefined>

const needed = ['CASINO_API_URL', 'CMS_URL', 'ASSETS_URL'] as const

/** Pictures need an address for browsers: otherwise every page would contain the internal address of the Casino API. */
function missingUpstreams(settings: { [Name in (typeof needed)[number]]?: unknown }): string[] {
  return needed
    .filter((name) => !settings[name])
    .map((name) => `${name} is missing (set it, or run with SANDBOX=on)`)
}

const freePort = ({ PORT }: Settings): string[] =>
  PORT === 0 ? ['PORT must not be 0 while the sandbox runs inside (it is "0")'] : []

/** Address of the sandbox's example of a content system. */
const SANDBOX_EDITOR = '/sandbox/editor'

/** Settings whose values must not be logged. */
const SECRET = /_SECRET$|^REDIS_URL$|_DSN$/

function parse(env: Env): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = v.safeParse(Settings, given, { abortPipeEarly: true })
  if (result.success) return result.output
  const wrong = result.issues.map((issue) => {
    const name = String(issue.path?.[0]?.key)
    return SECRET.test(name)
      ? `${name} ${issue.message}`
      : `${name} ${issue.message} (it is ${JSON.stringify(given[name])})`
  })
  throw new ConfigError([...wrong, ...(given.SANDBOX === 'off' ? missingUpstreams(given) : [])])
}

/** Address of pictures for this process; a path needs the address of its own site, else it is not known. */
const picturesInside = (assets: string | undefined, site: string | undefined): string | undefined =>
  assets?.startsWith('/') ? site && new URL(assets, site).href : assets

/** The validated settings of the environment; throws a `ConfigError` that names each wrong one (ADM-01). */
export function readConfig(env: Env) {
  const settings = parse(env)
  const sandbox = settings.SANDBOX ? settings.SANDBOX === 'on' : !settings.CASINO_API_URL && !settings.CMS_URL
  const services = servicesFrom(settings, sandbox ? sandboxServices : {})
  const host = /^(?:0\.0\.0\.0|::)$/.test(settings.HOST) ? '127.0.0.1' : settings.HOST
  const own = `http://${host}:${settings.PORT}/sandbox`
  const gatewayUrl = internalGatewayUrl(settings, services.gateway, own)
  const problems = [
    ...(sandbox ? freePort(settings) : missingUpstreams(settings)),
    ...personalisedNeeds(settings, gatewayUrl),
  ]
  if (problems.length > 0) throw new ConfigError(problems)
  return {
    ...settings,
    sandbox,
    casinoUrl: settings.CASINO_API_URL ?? `${own}/casino`,
    cmsUrl: settings.CMS_URL ?? `${own}/cms`,
    winnersUrl: settings.WINNERS_URL ?? (sandbox ? `${own}/winners` : undefined),
    bloomreachUrl: settings.BLOOMREACH_URL ?? (sandbox ? `${own}/bloomreach` : undefined),
    gatewayUrl,
    picturesUrl: picturesInside(services.assets, sandbox ? own : settings.SITE_URL),
    /** Addresses of these content systems; the example one of the sandbox has our own origin. */
    contentSystems: settings.CMS_ORIGINS?.split(' ') ?? (sandbox ? [SANDBOX_EDITOR] : []),
    previewSecret: settings.PREVIEW_SECRET ?? (sandbox ? 'arama' : undefined),
    services: withErrorRate(services, settings.ERROR_SAMPLE_RATE) as Services,
  }
}

/** The environment, merged over the lines of the file in ARAMA_CONFIG (`NAME=value`), if it is set. */
export function environment(env: Env): Env {
  const file = env.ARAMA_CONFIG
  if (!file) return env
  const pairs = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\s*[A-Z_]+\s*=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')).trim(), line.slice(line.indexOf('=') + 1).trim()])
  return { ...Object.fromEntries(pairs), ...env }
}
