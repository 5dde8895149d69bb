import type { Game, Provider } from '#app/api/contract/casino.ts'
import { isLive } from '../lobbies.ts'
import { safeHref } from '../safeLinks.ts'

export type PlayMode = 'real' | 'demo'
/** Platform in the addresses of launches and of the account (S2 5). */
export type ClientPlatform = 'mobile' | 'web'

/** How the site looks at the moment, and whether games shall start with sound, for games that follow it. */
export type SiteLook = { theme: 'dark' | 'light'; motion: 'full' | 'quiet'; sound: 'on' | 'off' }

/** Values of a launch template; the last two for money only. */
export type LaunchValues = Partial<SiteLook> & {
  gameCode: string
  clientPlatform: ClientPlatform
  languageCode: string
  playerId?: string
  tempToken?: string
}

/** Launch templates of one mode, with placeholders in braces. */
export type LaunchTemplates = { web?: string; mobile?: string }

const CHANNELS = { web: 'LiveDesktop', mobile: 'LiveMobile' } as const

const WORD = /\{(gameCode|clientPlatform|languageCode|theme|motion|sound|playerId|tempToken)\}/g

export const clientPlatformOf = (isTouch: boolean): ClientPlatform => (isTouch ? 'mobile' : 'web')

function plainTemplate(provider: Provider, mode: PlayMode, platform: ClientPlatform): string | undefined {
  if (mode === 'demo') return platform === 'web' ? provider.launchUrlDemo : provider.launchUrlDemoMobile
  return platform === 'web' ? provider.launchUrl : provider.launchUrlMobile
}

const plainFields = ['launchUrl', 'launchUrlDemo', 'launchUrlMobile', 'launchUrlDemoMobile'] as const

/** All templates of a provider, each with its field. */
export function launchTemplates(provider: Provider): { field: string; url: string }[] {
  const { launchUrls = [] } = provider
  const named: { field: string; url: string | undefined }[] = [
    ...plainFields.map((field) => ({ field, url: provider[field] })),
    ...launchUrls.map(({ launchUrl: url }, index) => ({ field: `launchUrls.${index}`, url })),
  ]
  return named.flatMap(({ field, url }) => (url === undefined ? [] : [{ field, url }]))
}

/** The provider's template for a game, a mode and a platform; live ones by type and channel if available (LCH-03). */
export function templateOf(
  game: Pick<Game, 'type'>,
  provider: Provider,
  mode: PlayMode,
  platform: ClientPlatform,
): string | undefined {
  const live = provider.launchUrls?.find(
    ({ type, channels }) => type === mode && channels.includes(CHANNELS[platform]),
  )
  return (isLive(game.type) ? live?.launchUrl : undefined) ?? plainTemplate(provider, mode, platform)
}

/** Lone surrogates cannot be encoded. */
const encoded = (value = ''): string => encodeURIComponent(value.toWellFormed())

const filled = (template: string, values: Partial<LaunchValues>): string =>
  template.replace(WORD, (_, word: keyof LaunchValues) => encoded(values[word]))

/** The structure of an address, without the texts that values may change. */
function shapeOf(href: string): string {
  const { origin, pathname, searchParams, hash } = new URL(href, 'https://site.invalid')
  return JSON.stringify([origin, pathname.split('/').length, [...searchParams.keys()], hash !== ''])
}

const PROBE: LaunchValues = {
  gameCode: 'x',
  clientPlatform: 'web',
  languageCode: 'x',
  theme: 'dark',
  motion: 'full',
  sound: 'on',
  playerId: 'x',
  tempToken: 'x',
}

/** Why `template` cannot start a game; `undefined` if it can. */
export function templateProblem(template: string): string | undefined {
  const [unknown] = /\{[^{}]*\}?/.exec(template.replace(WORD, '')) ?? []
  if (unknown) return `unknown word ${unknown.slice(0, 40)}`
  if (/^http:/i.test(template)) return 'not over TLS'
  return safeHref(filled(template, PROBE)) === undefined
    ? 'neither a path of ours nor an https address'
    : undefined
}

/**
 * `template` with its placeholders filled in and encoded: a path of ours or an http(s) address. `undefined` if the
 * result is neither, or if a value would change the structure: `..` as a segment, another host.
 */
export function fillTemplate(template: string, values: LaunchValues): string | undefined {
  if (templateProblem(template)) return undefined
  const href = safeHref(filled(template, values))
  const probe = safeHref(filled(template, PROBE))
  return href !== undefined && probe !== undefined && shapeOf(href) === shapeOf(probe) ? href : undefined
}
