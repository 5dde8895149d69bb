import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Game } from '#app/api/contract/casino.ts'
import { Layout } from '#app/api/contract/cms.ts'
import { Widget } from '#app/api/contract/widgets.ts'
import { startTestSandbox } from './testing.ts'

const { get, json, send } = startTestSandbox(200)
const path = '/casino/games/no-files'
const ask = (mode: string, on = path, times?: number) =>
  send('POST', '/control/faults', { path: on, mode, times })

afterEach(async () => {
  await send('DELETE', '/control/faults')
  vi.useRealTimers()
})

describe('faults by request', () => {
  it.each([
    ['error-500', 500],
    ['error-503', 503],
  ])('%s answers with that status', async (mode, status) => {
    await ask(mode)
    expect((await get(path)).status).toBe(status)
    expect((await get('/casino/providers')).status).toBe(200)
    await send('DELETE', '/control/faults')
    expect((await get(path)).status).toBe(200)
  })

  it('bad-json cannot be parsed and html is a page', async () => {
    await ask('bad-json')
    const broken = await get(path)
    expect(broken.headers.get('Content-Type')).toContain('application/json')
    await expect(broken.json()).rejects.toThrow()
    await ask('html')
    expect((await get(path)).headers.get('Content-Type')).toContain('text/html')
  })

  it('empty and wrong-shape keep the status and lose the content', async () => {
    await ask('empty')
    expect(await json(path)).toEqual([])
    await ask('empty', '/cms/globalsettings')
    expect(await json('/cms/globalsettings')).toEqual({})
    await ask('wrong-shape')
    expect(Array.isArray(await json(path))).toBe(false)
  })

  it('heals after the given number of answers', async () => {
    await ask('error-503', path, 1)
    expect((await get(path)).status).toBe(503)
    expect((await get(path)).status).toBe(200)
  })

  it('a star at the end matches any rest', async () => {
    await ask('error-500', '/cms/*')
    expect((await get('/cms/menus')).status).toBe(500)
    expect((await get('/casino/providers')).status).toBe(200)
  })

  it('CAT-07 the recommendation service can fail alone', async () => {
    await ask('error-503', '/casino/Personalized/general/categories')
    expect((await get('/casino/Personalized/general/categories')).status).toBe(503)
    expect((await get('/cms/categories')).status).toBe(200)
  })

  it('hang ends when the client disconnects', async () => {
    await ask('hang')
    const stop = new AbortController()
    const answer = get(path, { signal: stop.signal })
    setTimeout(() => stop.abort(), 30)
    expect((await answer).status).toBe(503)
  })

  it('counts calls, so that retries can be checked', async () => {
    await send('DELETE', '/control/calls')
    await get('/cms/menus')
    await get('/cms/menus')
    expect(await json('/control/calls')).toEqual({ '/cms/menus': 2 })
  })

  it.each([
    { path: 'no-slash', mode: 'html' },
    { path, mode: 'explode' },
    { path, mode: 'html', times: 0 },
    null,
  ])('refuses %j', async (fault) => {
    expect((await send('POST', '/control/faults', fault)).status).toBe(400)
    expect(await json('/control/faults')).toEqual([])
  })
})

describe('malformed-item', () => {
  it('reaches a client that already has the normal response', async () => {
    const etag = (await get('/cms/menus')).headers.get('ETag') ?? ''
    await ask('malformed-item', '/cms/menus')
    const again = await get('/cms/menus', { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(200)
    expect(await again.text()).toContain('ostil-fara-tinta')
  })

  it('adds hostile games to the normal ones without prototype pollution', async () => {
    await ask('malformed-item')
    const items = (await json(path)) as unknown[]
    const good = items.filter((item) => v.safeParse(Game, item).success)
    expect(good.length).toBeGreaterThanOrEqual(200)
    expect(items.length - good.length).toBeGreaterThan(6)
    expect(JSON.stringify(items)).toContain('red;background:url(//evil.example)')
    expect(items.some((item) => item !== null && Object.hasOwn(Object(item), '__proto__'))).toBe(true)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it('adds hostile widgets to every layout', async () => {
    await ask('malformed-item', '/cms/layouts')
    const layouts = ((await json('/cms/layouts')) as unknown[]).flatMap((item) => {
      const layout = v.safeParse(Layout, item)
      return layout.success ? [layout.output] : []
    })
    expect(layouts.length).toBe(10)
    for (const { widgets } of layouts) {
      expect(widgets.filter((widget) => !v.safeParse(Widget, widget).success).length).toBe(4)
      expect(JSON.stringify(widgets)).toContain('javascript:alert(1)')
    }
  })

  it('adds slides, menu entries, collections and header links with hostile addresses', async () => {
    for (const on of [
      '/cms/globalsettings',
      '/casino/carousels',
      '/cms/submenu',
      '/casino/collections',
      '/cms/pages/despre-noi',
    ]) {
      await ask('malformed-item', on)
      expect(JSON.stringify(await json(on)), on).toContain('//evil.example')
    }
  })
})

describe('faults by value', () => {
  it('fails for a slug, code or id that ends in the fault', async () => {
    expect((await get('/cms/pages/orice-error-503')).status).toBe(503)
    expect((await get('/casino/games/error-503/info')).status).toBe(503)
    await expect((await get('/casino/seo/x-bad-json')).json()).rejects.toThrow()
    expect((await get('/casino/games/no-error-5033')).status).toBe(404)
  })

  it('slow-20s answers after 20 s like the address without it', async () => {
    vi.useFakeTimers()
    const settled = vi.fn()
    const answer = get('/casino/games/diamant-40-slow-20s').then(settled)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    await answer
    const response = settled.mock.calls[0]?.[0] as Response
    expect(await response.json()).toMatchObject({ name: 'Diamant 40' })
  })
})

describe('the control room', () => {
  const layout = {
    id: 'layout-lobby',
    type: 'Lobby',
    widgets: [{ id: 'a', type: 'Providers', title: 'Altfel' }],
  }

  it('CMS-04 changes a draft and resets it', async () => {
    const before = await json('/cms/layouts?status=Draft')
    expect((await send('PUT', '/control/layouts/Lobby?status=Draft', layout)).status).toBe(200)
    expect(((await json('/cms/layouts?status=Draft')) as Layout[])[0]?.widgets).toEqual(layout.widgets)
    expect(((await json('/cms/layouts')) as Layout[])[0]?.widgets.length).toBeGreaterThan(5)
    await ask('error-500')
    expect((await send('POST', '/control/reset')).status).toBe(200)
    expect(await json('/cms/layouts?status=Draft')).toEqual(before)
    expect((await get(path)).status).toBe(200)
  })

  it.each([
    ['another type', 'LiveLobby', layout, 400],
    ['an unknown page type', 'Cellar', layout, 404],
    ['no widgets', 'Lobby', { id: 'x', type: 'Lobby' }, 400],
    ['a widget without an id', 'Lobby', { ...layout, widgets: [{ type: 'Html' }] }, 400],
  ])('refuses a layout with %s', async (_why, pageType, body, status) => {
    expect((await send('PUT', `/control/layouts/${pageType}?status=Draft`, body)).status).toBe(status)
  })

  it('refuses a page of another origin', async () => {
    const headers = { Origin: 'https://evil.example', Host: '127.0.0.1:4000' }
    expect((await send('POST', '/control/reset', undefined, headers)).status).toBe(403)
  })
})
