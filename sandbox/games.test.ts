import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Game } from '#app/api/contract/casino.ts'
import { startTestSandbox } from './testing.ts'

const { get, json } = startTestSandbox(200)
const text = async (path: string) => (await get(path)).text()

describe('the page of a game', () => {
  it('plays any game, including those with a password and tables', async () => {
    const games = (await json('/casino/games/no-files')) as Game[]
    const kinds = (['Slot', 'Live', 'Table', 'Crash'] as const).map((type) =>
      games.find((game) => game.type === type),
    )
    for (const game of [...kinds, games.find(({ requirePassword }) => requirePassword)]) {
      const page = await get(`/play/${game?.gameCode}?mode=demo&lang=ro&platform=mobile`)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain(`<h1>${game?.name}</h1>`)
    }
  })

  it.each([
    ['a machine is light where the site is', 'regina-nilului', 'theme=light&motion=quiet', 'light', 'quiet'],
    ['a machine is dark where nothing is said', 'regina-nilului', '', 'dark', 'full'],
    ['nothing else is a theme', 'regina-nilului', 'theme="><b>&motion=x', 'dark', 'full'],
    ['a table stays dark', 'ruleta-carpati', 'theme=light&motion=quiet', 'dark', 'quiet'],
  ])('%s', async (_what, game, query, theme, motion) => {
    const page = await text(`/play/${game}?mode=demo&${query}`)
    expect(page).toContain(`<html lang="ro" data-theme="${theme}" data-motion="${motion}">`)
  })

  it.each([
    ['a machine with sound', 'regina-nilului', 'sound=on', true],
    ['a machine without', 'regina-nilului', 'sound=off', false],
    ['a table with sound', 'ruleta-carpati', 'sound=on', true],
    ['a table of which nothing is said', 'ruleta-carpati', '', false],
  ])('starts %s', async (_what, game, query, sound) => {
    const page = await text(`/play/${game}?mode=demo&${query}`)
    expect(page).toContain(`id="sound" aria-pressed="${sound}"`)
  })

  it.each([
    ['a machine', '/play/regina-nilului?mode=demo'],
    ['a table', '/play/ruleta-carpati?mode=demo'],
  ])(
    'of %s comes whole with its first answer: what it runs is in it, and nothing else may run',
    async (_what, path) => {
      const page = await get(path)
      const html = await page.text()
      const inline = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
      const [style, script] = [
        inline(/<style>(.*?)<\/style>/s),
        inline(/<script type="module">(.*?)<\/script>/s),
      ]
      const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
      expect(page.headers.get('Content-Security-Policy')).toBe(
        `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; img-src 'self'; connect-src 'self'; ` +
          "base-uri 'none'; form-action 'none'; frame-ancestors *",
      )
      expect(script).toContain('arama:game')
      expect(script).not.toMatch(/^import\b/m)
      expect(html).not.toMatch(/rel="stylesheet"|<script[^>]* src=|\sstyle=|\son\w+=/)
      expect(html.match(/<style|<script/g)).toEqual(['<style', '<script'])
      expect(page.headers.get('Cache-Control')).toBe('no-store')
    },
  )

  it.each(['/play/regina-nilului?mode=demo', '/play/ruleta-carpati?mode=demo'])(
    'has no bar of its own in a frame, whose page has one: %s',
    async (path) => {
      const framed = await (await get(path, { headers: { 'Sec-Fetch-Dest': 'iframe' } })).text()
      const alone = await text(path)
      for (const [html, bars] of [
        [framed, 0],
        [alone, 1],
      ] as const) {
        expect(html.match(/<header|id="close"/g)?.length ?? 0).toBe(bars * 2)
        expect(html.match(/<h1|id="sound"/g)).toHaveLength(2)
      }
    },
  )

  it('has the colours of its world', async () => {
    const accent = async (code: string) =>
      [...(await text(`/play/${code}`)).matchAll(/--accent: (#[0-9a-f]{6});/g)].at(-1)?.[1]
    expect(await accent('regina-nilului')).toMatch(/^#/)
    expect(await accent('regina-nilului')).not.toBe(await accent('cirese-aprinse'))
  })

  it('shows the values of its launch address', async () => {
    const html = await text('/play/regina-nilului?mode=real&platform=mobile&player=ana&token=t')
    expect(html).toContain('data-mode="real"')
    expect(html).toContain('data-platform="mobile"')
    expect(html).toContain('data-bets="20 50 100 200 500 1000 2500 5000 10000 25000 50000"')
    expect(html).not.toContain('ana')
  })

  it.each([
    ['an unknown game', '/play/nu-exista?mode=demo', 404, 'Joc necunoscut'],
    ['an unknown mode', '/play/regina-nilului?mode=gratis', 400, 'Adresă greșită'],
    ['money without a player', '/play/regina-nilului?mode=real&token=t', 403, 'Sesiune lipsă'],
    ['money without a token', '/play/regina-nilului?mode=real&player=ana', 403, 'Sesiune lipsă'],
    ['a game that is asked to fail', '/play/regina-nilului-error-503', 503, 'asked to fail'],
  ])('has another answer for %s', async (_what, path, status, words) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain(words)
  })

  it('writes the name of a game as text', async () => {
    expect(await text('/play/%3Cscript%3E')).not.toContain('<script>')
  })
})

describe('the symbols of a game', () => {
  // Drawings that reach farthest: Egypt, a castle, fire round a seven, a rocket.
  it.each(['regina-nilului', 'umbra-castelului', 'livada-de-aur', 'racheta-rosie'])(
    'are whole: none of %s is cut by the edge of its place',
    async (code) => {
      const sheet = sharp(Buffer.from(await (await get(`/play/${code}/symbols.webp`)).arrayBuffer()))
      const { data, info } = await sheet
        .ensureAlpha()
        .extractChannel(3)
        .raw()
        .toBuffer({ resolveWithObject: true })
      const side = info.height
      const places = Array.from({ length: side }, (_, place) => place)
      const edges = Array.from({ length: 9 }, (_, symbol) => {
        const at = (x: number, y: number) => data[y * info.width + symbol * side + x] ?? 255
        return Math.max(...places.flatMap((i) => [at(i, 0), at(i, side - 1), at(0, i), at(side - 1, i)]))
      })
      expect(edges.filter((opacity) => opacity > 128)).toEqual([])
    },
  )

  it('are nine symbols side by side', async () => {
    const answer = await get('/play/regina-nilului/symbols.webp')
    expect(answer.headers.get('Content-Type')).toBe('image/webp')
    const {
      width = 0,
      height = 0,
      hasAlpha,
    } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([width / height, hasAlpha]).toEqual([9, true])
    const headers = { 'If-None-Match': answer.headers.get('ETag') ?? '' }
    expect((await get('/play/regina-nilului/symbols.webp', { headers })).status).toBe(304)
  })

  it('are missing for unknown games', async () => {
    expect((await get('/play/nu-exista/symbols.webp')).status).toBe(404)
  })
})
