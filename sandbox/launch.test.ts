import { describe, expect, it } from 'vitest'
import type { Game, Provider } from '#app/api/contract/casino.ts'
import type { PathRedirect } from '#app/api/contract/cms.ts'
import { launchUrlOf } from '#app/domain/launch/url.ts'
import { indexRedirects, redirectFor } from '#app/domain/redirects.ts'
import { startTestSandbox } from './testing.ts'

const { get, json } = startTestSandbox()
const games = (await json('/casino/games/no-files')) as Game[]
const providers = (await json('/casino/providers')) as Provider[]
const byId = new Map(providers.map((provider) => [provider.id, provider]))
const token = { playerId: 'ana & co', tempToken: 'a/b?c' }

const modes = ['demo', 'real'] as const
const platforms = ['web', 'mobile'] as const

function urlOf(game: Game, mode: 'demo' | 'real', platform: 'web' | 'mobile') {
  const provider = byId.get(game.provider)
  if (!provider) throw new Error(`${game.gameCode} has no provider`)
  return launchUrlOf({ game, provider, mode, platform, languageCode: 'ro', token })
}

describe('LCH-03 launch addresses of the seed', () => {
  it.each(modes.flatMap((mode) => platforms.map((platform) => [mode, platform] as const)))(
    '%s on %s leads to the game host, but for the studio that lacks such an address',
    (mode, platform) => {
      const own = games.filter(({ type, demoEnabled }) => mode === 'real' || (demoEnabled && type !== 'Live'))
      const failed = own.filter((game) => urlOf(game, mode, platform).error)
      const without = mode === 'demo' ? 'provider-quiet-otter' : 'provider-artar'
      expect(failed.length).toBeGreaterThan(10)
      expect(new Set(failed.map(({ provider }) => provider))).toEqual(new Set([without]))
      for (const game of own) {
        const { url, error } = urlOf(game, mode, platform)
        if (error) expect(error).toBe(`errors.${mode}-url-is-missing`)
        else
          expect(url).toMatch(
            new RegExp(`^/sandbox/play/${game.gameCode}\\?mode=${mode}&lang=ro&platform=${platform}`),
          )
      }
    },
  )

  it('start a game of each type', async () => {
    for (const type of ['Slot', 'Live', 'Table', 'Crash']) {
      const game = games.find((candidate) => candidate.type === type)
      const { url = '' } = game ? urlOf(game, 'real', 'web') : {}
      expect((await get(url.replace('/sandbox', ''))).status, type).toBe(200)
    }
  })

  it('have those of live studios by type and channel', () => {
    const live = providers.filter(({ launchUrls }) => launchUrls)
    expect(live.length).toBe(6)
    for (const { launchUrl, launchUrls = [] } of live) {
      expect(launchUrl).toBeUndefined()
      expect(launchUrls.map(({ type, channels }) => [type, ...channels])).toEqual([
        ['real', 'LiveDesktop'],
        ['real', 'LiveMobile'],
      ])
    }
  })
})

it.each([
  ['a permanent one', '/categorii/sloturi', { to: '/categorii/toate-sloturile', permanent: true }],
  ['a passing one', '/promotii/oferta-saptamanii', { to: '/promotii/turneul-castelului', permanent: false }],
  ['another site', '/pagina/licenta', { to: 'https://onjn.gov.ro/', permanent: false }],
  ['a chain of two', '/pagina/ajutor', { to: '/pagina/joc-responsabil', permanent: false }],
  ['its second half', '/pagina/intrebari', { to: '/pagina/joc-responsabil', permanent: true }],
  ['a loop', '/colectii/de-vara', undefined],
  ['the same loop', '/colectii/de-iarna', undefined],
  ['a script', '/pagina/cadou', undefined],
])('RTE-12 the seed has redirects of every kind: %s', async (_kind, from, expected) => {
  const redirects = (await json('/cms/redirects')) as PathRedirect[]
  expect(redirects.some((redirect) => redirect.from === from)).toBe(true)
  expect(redirectFor(indexRedirects(redirects), from)).toEqual(expected)
})
