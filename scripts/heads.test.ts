import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SliceOf } from '#app/api/contract/slices.ts'
import { inShort } from '#app/domain/pageHead.ts'
import messages from '#app/i18n/ro.json'
import { startTestSandbox } from '#sandbox/testing.ts'
import { createContent } from '#server/content/content.ts'
import { menuWords, pageWords } from '#server/content/words.ts'

const sandbox = startTestSandbox(200)
const server = createServer(getRequestListener(sandbox.app.fetch))
const heads: { path: string; head: SliceOf<'Head'> }[] = []

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sandbox`
  const content = createContent({
    api: { casinoUrl: `${base}/casino`, cmsUrl: `${base}/cms`, timeout: 15_000, report: () => undefined },
    published: { fresh: 600, staleWhileRevalidate: 0, staleIfError: 0 },
    words: menuWords(messages),
    pageWords: pageWords(messages),
    siteUrl: 'https://arama.example',
  })
  for (const path of await content.sitemap()) {
    const page = await content.source.page(path, 'Published')
    heads.push({ path, head: content.source.slice(page?.head ?? '') as SliceOf<'Head'> })
  }
}, 60_000)
afterAll(() => {
  server.closeAllConnections()
  server.close()
  sandbox.close()
})

test('SEO-01 no two pages of the site map have one title', () => {
  expect(heads.length).toBeGreaterThan(250)
  const byTitle = Map.groupBy(heads, ({ head }) => head.seo.title)
  const shared = [...byTitle].filter(([, pages]) => pages.length > 1)
  expect(shared.map(([title, pages]) => [title, ...pages.map(({ path }) => path)])).toEqual([])
})

test('SEO-01 every page of the site map has a description', () => {
  const short = heads.filter(({ head }) => (head.seo.description ?? '').length < 20)
  expect(short.map(({ path }) => path)).toEqual([])
})

test('SEO-01 a promotion is described by its own text', () => {
  const [promotion] = heads.filter(({ path }) => path.startsWith('/promotii/'))
  expect(promotion?.head.seo.description).toBeTruthy()
  expect(promotion?.head.seo.description).not.toContain('cazinoul online')
})

test('SEO-01 the records of each page name the site', () => {
  const unnamed = heads.filter(({ head }) => !JSON.stringify(head.structured).includes('"name":"Aramă"'))
  expect(unnamed.map(({ path }) => path)).toEqual([])
})

test('SEO-01 a description is one line, cut between two words', () => {
  expect(inShort(' Două\n  rânduri. ')).toBe('Două rânduri.')
  const cut = inShort('cuvânt '.repeat(60))
  expect(cut.length).toBeLessThanOrEqual(155)
  expect(cut.endsWith('cuvânt…')).toBe(true)
})
