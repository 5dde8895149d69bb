import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Dropped } from '#app/api/contract/parse.ts'
import { Slice } from '#app/api/contract/slices.ts'
import { ContentError } from '#app/api/errors.ts'
import { slicesIn } from '#app/domain/pages/slicesIn.ts'
import messages from '#app/platform/messages/ro.json'
import { upstreamAnswers } from '#sandbox/fixtures/upstream.ts'
import { type Content, createContent } from './content.ts'
import { menuWords, pageWords } from './words.ts'

let pageType = 'Lobby'
const answers = upstreamAnswers(() => pageType)

let asked: string[] = []
let broken = ''
let dropped: Dropped[] = []
let base = ''

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://upstream')
  asked.push(`${pathname} ${searchParams.get('status')}`)
  const body = answers[pathname]?.(searchParams.get('status') ?? '')
  const status = broken === pathname ? 503 : body ? 200 : 404
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? null))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

let content: Content

/** An instance with an empty cache. */
const another = () =>
  createContent({
    api: {
      casinoUrl: `${base}/casino`,
      cmsUrl: `${base}/cms`,
      timeout: 10_000,
      report: (item) => void dropped.push(item),
    },
    published: { fresh: 60, staleWhileRevalidate: 300, staleIfError: 0 },
    words: menuWords(messages),
    pageWords: pageWords(messages),
    siteUrl: 'https://arama.example',
  })

async function lobby(status: 'Published' | 'Draft') {
  const page = await content.source.page('/', status)
  if (!page) throw new Error('no lobby')
  return page
}

beforeEach(() => {
  asked = []
  broken = ''
  pageType = 'Lobby'
  dropped = []
  content = another()
})

test('CMS-01 a page has the widgets that can be rendered, in order, each with its span', async () => {
  const { parts } = await lobby('Published')
  expect(parts.map(({ id, span }) => `${id} ${span}`)).toEqual([
    'w-hero main',
    'w-jackpots aside',
    'w-games full',
    'w-collections full',
    'w-group full',
    'w-providers full',
    'w-html full',
  ])
  expect(dropped).toEqual([{ where: 'layout Lobby', index: 2, problem: expect.stringMatching(/^type: /) }])
})

test('every slice of a page and of the shell is one that the browser accepts', async () => {
  const { head, parts } = await lobby('Published')
  const hashes = [head, await content.source.shell('Casino', 'Published'), ...parts.map(({ slice }) => slice)]
  for (const hash of hashes) {
    const slice = content.source.slice(hash)
    expect(v.parse(Slice, slice)).toEqual(slice)
    expect(hash).toMatch(/^[\w-]{12}$/)
  }
})

test('a hundred pages with an empty cache call each upstream once', async () => {
  await Promise.all(Array.from({ length: 100 }, () => lobby('Published')))
  expect(asked.length).toBe(new Set(asked).size)
  expect(asked).toContain('/casino/games/no-files Published')
})

test('the same content is the same slice under the same hash', async () => {
  const first = await lobby('Published')
  expect(await lobby('Published')).toEqual(first)
})

test('CMS-02 HTML of a widget is cleaned', async () => {
  const { parts } = await lobby('Published')
  const { slice = '' } = parts.find(({ id }) => id === 'w-html') ?? {}
  expect(content.source.slice(slice)).toEqual({
    type: 'Html',
    html: '<p>Salut <a href="/turnee">aici</a></p>',
  })
})

test('RTE-03 drafts are requested as drafts and stored apart from published content', async () => {
  const draft = await lobby('Draft')
  // Redirects have no drafts; a link of the draft is looked up among them.
  const drafts = asked.filter((call) => !call.includes('/redirects'))
  expect(drafts.every((call) => call.endsWith(' Draft'))).toBe(true)
  const published = await lobby('Published')
  expect(draft.parts.map(({ id }) => id)).toEqual(['w-html', 'w-new'])
  expect(published.parts.map(({ id }) => id)).not.toContain('w-new')
  const [, unpublished] = draft.parts
  const slicesOf = async (status: 'Draft' | 'Published') => {
    const answer = await content.answerFor('/', status)
    return answer && 'slices' in answer ? answer.slices : {}
  }
  expect(await slicesOf('Published')).not.toHaveProperty(unpublished?.slice ?? '')
  expect((await slicesOf('Draft'))[unpublished?.slice ?? '']).toMatchObject({ html: '<p>Ciornă</p>' })
})

test('RTE-04 links of a draft stay in preview', async () => {
  const [first] = (await lobby('Draft')).parts
  expect(content.source.slice(first?.slice ?? '')).toMatchObject({
    html: expect.stringContaining('href="/preview/turnee"'),
  })
})

test('ADM-03 a page for the browser has all slices of itself and its layout, the same on every instance', async () => {
  const page = await lobby('Published')
  const answer = await content.answerFor('/', 'Published')
  const hashes = [...slicesIn(page), await content.source.shell('Casino', 'Published')]
  expect(answer && 'slices' in answer && Object.keys(answer.slices).sort()).toEqual(
    [...new Set(hashes)].sort(),
  )
  expect(await another().answerFor('/', 'Published')).toEqual(answer)
})

test('UXP-04 a list is in the requested order on every instance, with the same head', async () => {
  const plain = await content.source.page('/toate-jocurile', 'Published')
  const byName = await content.source.page('/toate-jocurile?ordine=name', 'Published')
  const namesIn = (page: typeof byName) => {
    const slice = content.source.slice(page?.main ?? '')
    return slice?.type === 'GameList' ? slice.tiles.map(({ name }) => name) : []
  }
  const { compare } = new Intl.Collator('ro', { numeric: true })
  expect(namesIn(byName)).toEqual(namesIn(plain).toSorted(compare))
  expect(namesIn(byName)).not.toEqual(namesIn(plain))
  expect([plain?.order, byName?.order, byName?.head]).toEqual([undefined, 'name', plain?.head])
  expect(await content.source.page('/toate-jocurile?ordine=nu-exista', 'Published')).toEqual(plain)

  const answer = await content.answerFor('/toate-jocurile?ordine=name', 'Published')
  expect(answer && 'page' in answer && answer.page).toEqual(byName)
  expect(await another().answerFor('/toate-jocurile?ordine=name', 'Published')).toEqual(answer)
})

test('SEO-01 the head has the SEO record of the page and its address', async () => {
  const { head } = await lobby('Published')
  expect(content.source.slice(head)).toMatchObject({
    type: 'Head',
    seo: { title: 'Cazino online' },
    canonical: 'https://arama.example/',
  })
})

test('SEO-01 a page without its record has the site’s name', async () => {
  broken = '/casino/seo/seo-lobby'
  const { head } = await lobby('Published')
  expect(content.source.slice(head)).toMatchObject({ seo: { title: 'Cazino | Aramă' } })
})

test('DET-06 failed game info is reported and requested again; missing info is not', async () => {
  const callsFor = (code: string) => asked.filter((call) => call.includes(`/games/${code}/info`)).length
  const [failing, without] = ['/joc/diamant-40', '/joc/regina-nilului'] as const
  broken = '/casino/games/diamant-40/info'
  const outline = await content.source.page(failing, 'Published')
  expect(outline?.incomplete).toBe(true)
  expect(content.source.slice(outline?.main ?? '')).not.toHaveProperty('info')
  expect(dropped).toContainEqual({ where: 'info:diamant-40', index: -1, problem: expect.any(String) })
  broken = ''
  const whole = await content.source.page(failing, 'Published')
  expect(whole).not.toHaveProperty('incomplete')
  expect(content.source.slice(whole?.main ?? '')).toHaveProperty('info')
  // The failed call was retried once (HTT-02).
  expect(callsFor('diamant-40')).toBe(3)

  for (const _ of [1, 2])
    expect(await content.source.page(without, 'Published')).not.toHaveProperty('incomplete')
  expect(callsFor('regina-nilului')).toBe(1)
})

test.each([
  ['/casino/games/no-files', 'errors.failed-to-fetch-games'],
  ['/casino/carousels', 'errors.failed-to-fetch-carousel'],
  ['/cms/layouts', 'errors.failed-to-fetch-layouts'],
  ['/cms/globalsettings', 'errors.failed-to-fetch-meta'],
])('ERR-03 without %s there is no page: %s', async (path, key) => {
  broken = path
  const error = await lobby('Published').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ContentError)
  expect((error as ContentError).key).toBe(key)
})

test.each([
  ['/cms/menus', 'errors.failed-to-fetch-menu'],
  ['/cms/submenu', 'errors.failed-to-fetch-submenu'],
])('ERR-03 without %s there is no shell: %s', async (path, key) => {
  broken = path
  await expect(content.source.shell('Casino', 'Published')).rejects.toMatchObject({ key })
})

test('ERR-03 a page works without jackpots', async () => {
  broken = '/casino/Jackpots'
  const { parts } = await lobby('Published')
  expect(parts.map(({ id }) => id)).toContain('w-games')
  expect(parts.map(({ id }) => id)).not.toContain('w-jackpots')
})

test('ERR-03 a page without a layout of its type is a failed layout', async () => {
  pageType = 'Jackpots'
  await expect(lobby('Published')).rejects.toMatchObject({
    key: 'errors.failed-to-fetch-layouts',
  })
})

test('HTT-09 while the jackpots are unknown no jackpot page is a 404', async () => {
  broken = '/casino/Jackpots'
  await expect(content.source.page('/jackpots/foc-de-arama', 'Published')).rejects.toThrow(
    'errors.failed-to-fetch-jackpots',
  )
  broken = ''
  expect(await another().source.page('/jackpots/nu-exista', 'Published')).toBeUndefined()
})
