// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { PageParts } from '#app/api/contract/pages.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import { type PageSource, type RequestScope, requestScope } from '#app/platform/requestScope.ts'
import { loadComparison } from './loadComparison.ts'

const page = (main: string): PageParts => ({
  title: main,
  lobby: 'Casino',
  head: 'head',
  main,
  parts: [],
  invalidWidgets: [],
})

const slices: Record<string, Slice> = {
  compare: { type: 'Compare', facts: ['rtp'] },
  a: {
    type: 'Game',
    tile: { code: 'a', name: 'A', provider: 'P' },
    live: false,
    rtp: 96.21,
    tags: [{ title: 'labels', tags: ['Nou'] }],
    info: { features: ['Respin'], description: '<p>Lung</p>', lines: 10 },
    related: [{ code: 'b', name: 'B', provider: 'P' }],
  },
}

const pages: Record<string, PageParts | Error> = {
  '/compara': page('compare'),
  '/joc/a': page('a'),
  '/joc/fara-detalii': { ...page('a'), incomplete: true },
  '/joc/stricat': new Error('503'),
}

async function load(search: string) {
  const report = vi.fn()
  const source = {
    page: async (path: string) => {
      const found = pages[path]
      if (found instanceof Error) throw found
      return found
    },
    slice: (hash: string) => slices[hash],
  } as Partial<PageSource> as PageSource
  const scope = {
    source,
    queryClient: new QueryClient(),
    status: 'Published',
    report,
  } as Partial<RequestScope>
  const context = new RouterContextProvider()
  context.set(requestScope, scope as RequestScope)
  const request = new Request(`http://site.test/compara${search}`)
  const answer = await loadComparison({
    request,
    context,
  } as unknown as LoaderFunctionArgs<RouterContextProvider>)
  return { answer, report }
}

test('the document has the compared games without texts; it is not cached', async () => {
  const { answer } = await load('?jocuri=a')
  expect(answer).toMatchObject({
    init: { headers: { 'cache-control': 'no-store' } },
    data: {
      title: 'compare',
      games: [
        {
          code: 'a',
          game: { state: 'loaded', incomplete: false, game: { rtp: 96.21, info: { lines: 10 } } },
        },
      ],
    },
  })
  expect(JSON.stringify(answer)).not.toMatch(/Lung|Nou|Respin|related/)
})

test('a game that does not exist is unknown; one whose load fails is not, and its failure is logged', async () => {
  const { answer, report } = await load('?jocuri=nu-exista,stricat,fara-detalii')
  expect(answer).toMatchObject({
    data: {
      games: [
        { code: 'nu-exista', game: { state: 'unknown' } },
        { code: 'stricat', game: { state: 'failed' } },
        { code: 'fara-detalii', game: { state: 'loaded', incomplete: true } },
      ],
    },
  })
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('503'))
})

test('ADM-04 without games the page is the same for everyone, and cached', async () => {
  const { answer } = await load('?utm=1')
  expect(answer).not.toHaveProperty('init')
  expect(answer).not.toHaveProperty('games')
})
