import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { PreviewAccess } from '#app/api/contract/previewAccess.ts'
import { ContentError } from '#app/api/errors.ts'
import type { Content } from '../content/content.ts'
import { createLimiter } from './limiter.ts'
import { readingDrafts } from './testing.ts'
import { unsavedRoutes } from './unsaved.ts'

const SITE = 'https://arama.example'
const records = [{ kind: 'page', record: { slug: 'despre-noi' } }]

type Given = { most?: number; failure?: Error; access?: PreviewAccess }

function setUp({ most = 10, failure, access = { kind: 'open' } }: Given = {}) {
  const answerFor = vi.fn<Content['answerFor']>(async (path) => {
    if (failure) throw failure
    return path === '/' ? { redirect: '/drawn' } : undefined
  })
  const app = new Hono()
  app.use(readingDrafts(access))
  app.use(async (context, next) => {
    context.set('origin' as never, SITE as never)
    context.set('counted' as never, '203.0.113.7' as never)
    await next()
  })
  app.route('/', unsavedRoutes({ answerFor }, createLimiter(most)))
  const ask = (body: unknown = { records }, headers: Record<string, string> = {}, path = '/') =>
    app.request(`/?path=${path}&status=Draft&pentru=jucator`, {
      method: 'POST',
      headers: { origin: SITE, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { answerFor, ask }
}

test('CMS-07 a page is drawn from unsaved records, for this editor alone', async () => {
  const { answerFor, ask } = setUp()
  const response = await ask()
  expect([response.status, await response.json()]).toEqual([200, { redirect: '/drawn' }])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(answerFor).toHaveBeenCalledWith('/', 'Draft', { audience: 'player' }, records)
})

test.each<[string, number, Parameters<ReturnType<typeof setUp>['ask']>]>([
  ['another origin', 403, [undefined, { origin: 'https://evil.example' }]],
  ['a form of another site', 415, [undefined, { 'content-type': 'text/plain' }]],
  ['a body that is not JSON', 400, ['{']],
  ['records of an unknown kind', 400, [{ records: [{ kind: 'menu', record: {} }] }]],
  ['a path that is none', 400, [undefined, {}, 'x']],
  ['an unknown page', 404, [undefined, {}, '/nu-exista']],
  ['a body above the budget', 413, ['x'.repeat(1024 * 1024 + 1)]],
])('CMS-07 %s is refused', async (_what, status, asked) => {
  expect((await setUp().ask(...asked)).status).toBe(status)
})

test('CMS-07 a visitor who asks too often is refused', async () => {
  const { ask } = setUp({ most: 1 })
  expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
})

test.each([
  [
    'a content error by its key',
    new ContentError('errors.failed-to-fetch-menu', 'x'),
    'errors.failed-to-fetch-menu',
  ],
  ['anything else by no more than its status', new Error('what the editor wrote'), 'unexpected'],
])('CMS-07 a failure names %s', async (_what, failure, code) => {
  const response = await setUp({ failure }).ask()
  expect([response.status, await response.json()]).toEqual([500, { code }])
})

test.each<[string, PreviewAccess, number]>([
  ['an editor', { kind: 'editor' }, 200],
  ['the holder of a shared link', { kind: 'shared', until: '2026-12-01T00:00:00.000Z' }, 403],
  ['a visitor without a pass', { kind: 'closed' }, 401],
])('CMS-04 for %s unsaved records are drawn or refused', async (_whom, access, status) => {
  const { ask, answerFor } = setUp({ access })
  expect((await ask()).status).toBe(status)
  expect(answerFor).toHaveBeenCalledTimes(status === 200 ? 1 : 0)
})
