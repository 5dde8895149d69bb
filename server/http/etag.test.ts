import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { shows } from '../upstream/deadline.ts'
import { etagOf, notModified } from './etag.ts'
import { IMMUTABLE } from './headers.ts'
import { documentsForTest } from './testing.ts'
import { withTimeLimit } from './timeLimit.ts'

const tag = etagOf('text')

const app = new Hono().use(notModified)
app.get('/', (context) =>
  context.text('text', 200, { etag: tag, 'content-security-policy': "default-src 'none'", vary: 'accept' }),
)
app.get('/gone', (context) => context.text('404', 404, { etag: tag }))

const ask = async (path: string, known: string) => app.request(path, { headers: { 'if-none-match': known } })

test.each([tag, tag.slice(2), `"x", ${tag}`, '*'])(
  'ADM-04 who has the answer already is told so: %s',
  async (known) => {
    const answer = await ask('/', known)
    expect([answer.status, await answer.text()]).toEqual([304, ''])
    expect(Object.fromEntries(answer.headers)).toEqual({
      etag: tag,
      'content-security-policy': "default-src 'none'",
      vary: 'accept',
    })
  },
)

test.each(['W/"other"', '', 'W/'])('ADM-04 a request with another tag gets the page: %j', async (known) => {
  expect((await ask('/', known)).status).toBe(200)
})

test('only a success is answered with 304', async () => {
  expect((await ask('/gone', tag)).status).toBe(404)
})

const html = { 'content-type': 'text/html; charset=utf-8' }

test('ADM-04 a page with changed content is rendered again, with a new tag; others stay', async () => {
  let version = 1
  const render = vi.fn(async ({ url }: Request) => {
    shows(
      url.endsWith('/promotii') ? ['promotions', 'games'] : ['games', 'page:despre-noi', 'winners:recent'],
      0,
    )
    return new Response(`<h1>${version}</h1>`, { headers: html })
  })
  const { ask, drop } = documentsForTest(render)
  const [page, promotions] = [await ask('/pagina/despre-noi'), await ask('/promotii')]
  expect(page.headers.get('surrogate-key')).toBe('games page:despre-noi')
  version = 2
  drop(['promotions'])
  const anew = await ask('/promotii')
  expect(await anew.text()).toBe('<h1>2</h1>')
  expect(anew.headers.get('etag')).not.toBe(promotions.headers.get('etag'))
  const known = { headers: { 'if-none-match': page.headers.get('etag') ?? '' } }
  expect((await ask('/pagina/despre-noi', known)).status).toBe(304)
  expect(render).toHaveBeenCalledTimes(3)
})

test('ADM-04 a page that was being rendered during a change is not cached', async () => {
  const { promise: asked, resolve: began } = Promise.withResolvers<void>()
  const { promise: draw, resolve: go } = Promise.withResolvers<void>()
  let version = 1
  const render = vi.fn(async () => {
    const drawn = version
    began()
    await draw
    return new Response(`<h1>${drawn}</h1>`, { headers: html })
  })
  const { ask, drop } = documentsForTest(render)
  const before = ask('/')
  await asked
  version = 2
  drop(['games'])
  go()
  expect(await (await before).text()).toBe('<h1>1</h1>')
  expect(await (await ask('/')).text()).toBe('<h1>2</h1>')
})

test.each(['private, no-store', IMMUTABLE])(
  'what is private or never changes names no content: %s',
  async (caching) => {
    const site = new Hono().use(withTimeLimit).get('/', (context) => {
      shows(['games'], 0)
      return context.text('', 200, { 'cache-control': caching })
    })
    expect((await site.request('/')).headers.has('surrogate-key')).toBe(false)
  },
)
