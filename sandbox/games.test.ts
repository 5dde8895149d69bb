import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Game } from '#app/api/contract/casino.ts'
import { startTestSandbox } from './testing.ts'

const { get, json } = startTestSandbox(200)
const text = async (path: string) => (await get(path)).text()

describe('the page of a game', () => {
  it('plays any game, those with a password and those of tables too', async () => {
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

  it('runs own scripts and styles only, may be framed by anybody and kept by nobody', async () => {
    const page = await get('/play/regina-nilului?mode=demo')
    const policy = page.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'")
    expect(policy).toContain('frame-ancestors *')
    expect(policy).not.toContain('unsafe')
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    const html = await page.text()
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/)
    expect([...html.matchAll(/<script[^>]*>([^<]*)</g)].map(([, code]) => code)).toEqual([''])
  })

  it('says what its launch address asked for', async () => {
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

describe('the files of a game', () => {
  /** Every script that `name` leads to. */
  async function follow(name: string, seen = new Set<string>()): Promise<Set<string>> {
    if (seen.has(name)) return seen
    seen.add(name)
    const answer = await get(`/play/assets/${name}`)
    expect(answer.status, name).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const code = await answer.text()
    expect(code).not.toMatch(/^(?:export )?(?:type|interface) /m)
    for (const [, next = ''] of code.matchAll(/from '\.\/([^']+)'/g)) await follow(next, seen)
    return seen
  }

  it('are scripts without types, each import of which is served', async () => {
    const html = await text('/play/regina-nilului')
    const [, entry = ''] = /src="assets\/([^"]+)"/.exec(html) ?? []
    expect([...(await follow(entry))].sort()).toEqual(
      'account host painter parts reels round rules slot sound turn words'
        .split(' ')
        .map((name) => `${name}.ts`),
    )
  })

  it('are styles that the page names, and the colours of its world', async () => {
    const html = await text('/play/regina-nilului')
    const sheets = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)
    expect(sheets.length).toBe(4)
    for (const href of sheets) {
      const answer = await get(`/play/${href}`)
      expect(answer.headers.get('Content-Type'), href).toBe('text/css; charset=utf-8')
    }
    const [egypt, sweets] = await Promise.all([
      text('/play/regina-nilului/world.css'),
      text('/play/cirese-aprinse/world.css'),
    ])
    expect(egypt).toMatch(/--accent: #[0-9a-f]{6};/)
    expect(egypt).not.toBe(sweets)
  })

  // Egypt, a castle, fire round a seven, a rocket: tails, towers, flames and outlines reach farthest.
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

  it.each(['rules.test.ts', 'nu-exista.ts', '..%2Fpage.ts', '%2e%2e%2fsymbols.ts', '../page.ts'])(
    'are no others: %s',
    async (name) => {
      expect((await get(`/play/assets/${name}`)).status).toBe(404)
    },
  )

  it('are not there for unknown games', async () => {
    expect((await get('/play/nu-exista/world.css')).status).toBe(404)
    expect((await get('/play/nu-exista/symbols.webp')).status).toBe(404)
  })
})
