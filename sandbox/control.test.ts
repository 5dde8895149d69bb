import { afterEach, describe, expect, it } from 'vitest'
import type { ContentPage, Layout } from '#app/api/contract/cms.ts'
import { startTestSandbox } from './testing.ts'

const { get, json, send } = startTestSandbox(200)

afterEach(async () => {
  await send('POST', '/control/reset')
})

const page = { id: 'page-despre-noi', slug: 'despre-noi', title: 'Altfel', widgets: [] }

describe('CMS-04 drafts in the control room', () => {
  it('a layout is read as an editor sees it: the draft, if there is one', async () => {
    const draft = (await json('/control/layouts/Lobby?status=Draft')) as Layout
    const published = (await json('/control/layouts/Lobby?status=Published')) as Layout
    expect(JSON.stringify(draft)).toContain('Ciornă: ')
    expect(JSON.stringify(published)).not.toContain('Ciornă')
    expect(await json('/control/layouts/Lobby')).toEqual(draft)
    expect(await json('/control/layouts/Jackpots')).toEqual(
      await json('/control/layouts/Jackpots?status=Published'),
    )
    expect((await get('/control/layouts/Lobby')).headers.get('Cache-Control')).toBe('no-store')
  })

  it('a page is changed or created as a draft only', async () => {
    expect((await send('PUT', '/control/pages/despre-noi', page)).status).toBe(200)
    expect(await json('/cms/pages/despre-noi?status=Draft')).toEqual(page)
    expect(((await json('/cms/pages/despre-noi')) as ContentPage).title).toBe('Despre noi')
    const fresh = {
      ...page,
      id: 'page-noua',
      slug: 'noua',
      widgets: [{ id: 'a', type: 'Roulette3D', speed: 9 }],
    }
    expect((await send('PUT', '/control/pages/noua?status=Draft', fresh)).status).toBe(200)
    expect(await json('/cms/pages/noua?status=Draft')).toEqual(fresh)
    expect((await get('/cms/pages/noua')).status).toBe(404)
  })

  it('a promotion is found by its slug and keeps its id', async () => {
    const promotion = (await json('/control/promotions/bun-venit')) as { id: string; title: string }
    expect(promotion.id).toBe('promo-bun-venit')
    const changed = { ...promotion, title: 'Bun venit, din nou' }
    expect((await send('PUT', '/control/promotions/bun-venit', changed)).status).toBe(200)
    expect(await json('/casino/Promotions/promo-bun-venit?status=Draft')).toEqual(changed)
    expect(await json('/casino/Promotions/promo-bun-venit')).toEqual(promotion)
  })

  it('a promotion with an unknown slug begins a new draft', async () => {
    expect((await get('/control/promotions/zile-noi')).status).toBe(404)
    const fresh = {
      id: 'promotion-zile-noi',
      slug: 'zile-noi',
      title: 'Zile noi',
      games: [],
      visibleTo: 'All',
    }
    expect((await send('PUT', '/control/promotions/zile-noi', fresh)).status).toBe(200)
    expect(await json('/control/promotions/zile-noi')).toEqual(fresh)
    expect(await json('/casino/promotions?status=Draft')).toContainEqual(fresh)
    expect(await json('/casino/promotions')).not.toContainEqual(fresh)
  })

  it.each([
    ['a page with the slug of another', '/control/pages/despre-noi', { ...page, slug: 'altceva' }, 400],
    ['a page with a slug that is none', '/control/pages/Despre%20noi', { ...page, slug: 'Despre noi' }, 404],
    [
      'a page with a widget without an id',
      '/control/pages/despre-noi',
      { ...page, widgets: [{ type: 'Html' }] },
      400,
    ],
    ['a new promotion without fields', '/control/promotions/nu-exista', {}, 400],
    ['a promotion without a title', '/control/promotions/bun-venit', { slug: 'bun-venit' }, 400],
    ['a kind that is not edited', '/control/menus/menu-casino-top-10', {}, 404],
    ['a status that does not exist', '/control/pages/despre-noi?status=Archived', page, 400],
  ])('refuses %s', async (_what, path, body, status) => {
    const before = await json('/control/pages/despre-noi')
    expect((await send('PUT', path, body)).status).toBe(status)
    expect(await json('/control/pages/despre-noi')).toEqual(before)
  })

  it('refuses a page of another origin', async () => {
    const headers = { Origin: 'https://evil.example', Host: '127.0.0.1:4000' }
    expect((await send('PUT', '/control/pages/despre-noi', page, headers)).status).toBe(403)
  })
})

describe('the page of the control room', () => {
  it('runs its own script only and cannot be framed', async () => {
    const answer = await get('')
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-")
    expect(policy).toContain("frame-ancestors 'none'")
    const html = await answer.text()
    expect([...html.matchAll(/<script[^>]*>([^<]*)</g)].map(([, code]) => code)).toEqual([''])
    expect(html).not.toMatch(/\sstyle=|\son\w+=/)
  })

  it('loads its files, with and without a closing slash', async () => {
    for (const path of ['', '/']) {
      const html = await (await get(path)).text()
      const files = [...html.matchAll(/(?:src|href)="\/sandbox(\/control\/assets\/[^"]+)"/g)].map(
        ([, file]) => file,
      )
      expect(files.length).toBe(2)
      for (const file of files) expect((await get(file ?? '')).status).toBe(200)
    }
    expect((await get('/control/assets/edits.ts')).headers.get('Content-Type')).toContain('javascript')
    expect((await get('/control/assets/edits.test.ts')).status).toBe(404)
  })

  it('offers every draft that can be edited', async () => {
    const html = await (await get('')).text()
    const names = [...html.matchAll(/<option value="((?:layouts|pages|promotions)\/[^"]+)"/g)].map(
      ([, name]) => name,
    )
    expect(names.length).toBe(10 + 11 + 9)
    for (const name of names) expect((await get(`/control/${name}?status=Draft`)).status, name).toBe(200)
  })

  it('links to working addresses', async () => {
    const html = await (await get('')).text()
    const addresses = [...html.matchAll(/<a href="\/sandbox([^"]+)"><code>/g)].map(([, path = '']) =>
      path.replaceAll('&amp;', '&'),
    )
    expect(addresses.length).toBeGreaterThan(35)
    for (const address of addresses) expect((await get(address)).status, address).toBe(200)
  })
})
