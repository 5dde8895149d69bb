import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CatalogueFacts, type FactKind } from '#app/api/contract/catalogueFacts.ts'
import type { PreviewAccess } from '#app/api/contract/previewAccess.ts'
import { games, providers } from '#sandbox/fixtures/games.ts'
import type { Content } from '../content/content.ts'
import { catalogueFactRoutes } from './catalogueFacts.ts'
import { createLimiter } from './limiter.ts'
import { readingDrafts } from './testing.ts'

const NOW = Date.parse('2026-11-28T12:00:00Z')

/** A game under other codes, so that a group has more than fits into one answer. */
const many = Array.from({ length: 143 }, (_, index) => ({
  ...games[0],
  gameCode: `joc-${index}`,
  images: [],
  releasedOn: '2026-12-01',
}))

const lists: Record<string, unknown[]> = {
  games: many,
  providers,
  categories: [],
  collections: [],
  jackpots: [],
}

type Given = { failing?: string; most?: number; access?: PreviewAccess }

function setUp({ failing = '', most = 10, access = { kind: 'editor' } }: Given = {}) {
  const get = async (name: string, status: string) => {
    expect(status).toBe('Draft')
    if (name === failing) throw new Error('down')
    return lists[name]
  }
  const app = new Hono()
  app.use(readingDrafts(access))
  app.use(async (context, next) => {
    context.set('counted' as never, '203.0.113.7' as never)
    await next()
  })
  app.route(
    '/',
    catalogueFactRoutes({ get } as unknown as Content, createLimiter(most), () => NOW),
  )
  const ask = async (query = '') => {
    const answer = await app.request(`/?${query}`)
    return { answer, facts: answer.ok ? v.parse(CatalogueFacts, await answer.json()) : [] }
  }
  const group = async (kind: FactKind, query = '') =>
    (await ask(query)).facts.find((one) => one.kind === kind)
  return { ask, group }
}

test('CMS-04 the first answer has the number of all games and only the first of them, for nobody else', async () => {
  const { ask } = setUp()
  const { answer, facts } = await ask()
  const artless = facts.find(({ kind }) => kind === 'artless')
  expect([artless?.total, artless?.rows.length]).toEqual([143, 20])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test.each([
  ['kind=artless&from=20', 100],
  ['kind=artless&from=120', 23],
  ['kind=artless&from=500', 0],
])('CMS-04 further rows of one group: %s', async (query, rows) => {
  const { facts } = await setUp().ask(query)
  expect(facts.map(({ kind, total }) => [kind, total])).toEqual([['artless', 143]])
  expect(facts[0]?.rows).toHaveLength(rows)
})

test('CMS-04 the filter narrows rows and number', async () => {
  expect(await setUp().group('artless', 'find=joc-14')).toMatchObject({ total: 4 })
})

test.each([
  ['today', '', 143],
  ['the chosen moment', 'la=2026-12-01T10:00', 0],
])('CMS-04 games are ahead of %s', async (_what, query, total) => {
  expect(await setUp().group('ahead', query)).toMatchObject({ total })
})

test('CMS-04 a list that fails is named, and the other groups are there', async () => {
  const { group } = setUp({ failing: 'categories' })
  expect(await group('uncategorised')).toMatchObject({ state: 'failed', lacks: ['categories'] })
  expect(await group('artless')).toMatchObject({ state: 'known', total: 143 })
})

test.each(['kind=other', 'from=-1', 'from=x', `find=${'x'.repeat(81)}`])(
  'CMS-04 another query is refused: %s',
  async (query) => {
    const { answer } = await setUp().ask(query)
    expect([answer.status, await answer.json()]).toEqual([400, { code: 'bad-query' }])
  },
)

test('CMS-04 too many calls of one address are refused for a while', async () => {
  const { ask } = setUp({ most: 1 })
  await ask()
  const { answer } = await ask()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
})

test('CMS-04 without a pass the facts of drafts are not readable', async () => {
  const { ask } = setUp({ access: { kind: 'closed' } })
  expect((await ask()).answer.status).toBe(401)
})
