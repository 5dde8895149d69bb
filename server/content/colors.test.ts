import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import messages from '#app/platform/messages/ro.json'
import { providers } from '#sandbox/fixtures/providers.ts'
import { upstreamAnswers } from '#sandbox/fixtures/upstream.ts'
import { createContent } from './content.ts'
import { menuWords, pageWords } from './words.ts'

const provider = { ...providers[0], id: 'provider-colorat', slug: 'colorat' }
const path = `/furnizori/${provider.slug}`

/** The source of a site whose casino has the provider with this colour. */
async function sourceWith(color: string) {
  const answers: Record<string, (status: string) => unknown> = {
    ...upstreamAnswers(() => 'Lobby'),
    '/casino/providers': () => [{ ...provider, color }, ...providers],
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://upstream')
    const body = answers[pathname]?.(searchParams.get('status') ?? '')
    response
      .writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(body ?? null))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return createContent({
    api: { casinoUrl: `${base}/casino`, cmsUrl: `${base}/cms`, timeout: 10_000, report: () => undefined },
    published: { fresh: 60, staleWhileRevalidate: 300, staleIfError: 0 },
    words: menuWords(messages),
    pageWords: pageWords(messages),
    siteUrl: 'https://arama.example',
  }).source
}

/** The colour of the provider's page as the browser gets it. */
async function colorOfPage(source: Awaited<ReturnType<typeof sourceWith>>, status: 'Published' | 'Draft') {
  const page = await source.page(path, status)
  const slice = source.slice(page?.main ?? '')
  expect(slice).toMatchObject({ type: 'GameList' })
  return { color: slice && 'color' in slice ? slice.color : undefined, faults: page?.faults }
}

test('the page of a provider has its colour', async () => {
  const source = await sourceWith('#9A5cff')
  expect(await colorOfPage(source, 'Published')).toEqual({ color: '#9A5cff' })
})

test('CMS-04 an invalid colour of a provider is named to editors only, and its page has none', async () => {
  const source = await sourceWith('violet')
  expect(await colorOfPage(source, 'Published')).toEqual({})
  const draft = await colorOfPage(source, 'Draft')
  expect(draft.color).toBeUndefined()
  const record = { kind: 'provider', id: provider.id }
  expect(draft.faults).toContainEqual({ kind: 'wrong', field: 'color', value: 'violet', record })
})
