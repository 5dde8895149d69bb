import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { contentChangeRoutes } from './contentChanges.ts'
import { createLimiter } from './limiter.ts'
import { createPasswordCheck, MAX_WRONG_TRIES } from './passwordCheck.ts'
import { behind } from './proxy.ts'

const secret = 'sixteen-letters-1'

function setUp(everywhere = true) {
  const change = vi.fn(async (_keys: string[]) => everywhere)
  const app = new Hono().use(behind(1))
  app.route(
    '/changed',
    contentChangeRoutes(createPasswordCheck(secret, createLimiter(MAX_WRONG_TRIES)), change),
  )
  const tell = (body: unknown, given = secret, visitor = '10.0.0.1') =>
    app.request('/changed', {
      method: 'POST',
      headers: { authorization: `Bearer ${given}`, 'x-forwarded-for': visitor },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { change, tell, app }
}

test('the content service reports changes, and learns whether all instances know', async () => {
  const { change, tell } = setUp(false)
  const answer = await tell({ changed: ['games', 'page:despre-noi', 'games'] })
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { dropped: ['games', 'page:despre-noi'], everywhere: false },
  ])
  expect(change.mock.calls).toEqual([[['games', 'page:despre-noi']]])
})

test.each([
  ['nothing', {}],
  ['no key', { changed: [] }],
  ['a key that does not exist', { changed: ['games', 'players'] }],
  ['a key with a line break', { changed: ['page:a\nb'] }],
  ['a hundred and one keys', { changed: Array.from({ length: 101 }, () => 'games') }],
  ['no JSON', '{'],
])('a call with %s is refused and changes nothing', async (_what, body) => {
  const { change, tell } = setUp()
  expect((await tell(body)).status).toBe(400)
  expect(change).not.toHaveBeenCalled()
})

test('other callers are refused, and have to wait after five wrong secrets', async () => {
  const { change, tell, app } = setUp()
  expect((await app.request('/changed', { method: 'POST', body: '{"changed":["games"]}' })).status).toBe(401)
  for (let guess = 0; guess < MAX_WRONG_TRIES; guess += 1) {
    expect((await tell({ changed: ['games'] }, `guess-${guess}`)).status).toBe(401)
  }
  const late = await tell({ changed: ['games'] })
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60'])
  expect(change).not.toHaveBeenCalled()
  expect((await tell({ changed: ['games'] }, secret, '10.0.0.2')).status).toBe(200)
})

test('simultaneous wrong secrets count like sequential ones', async () => {
  const { tell } = setUp()
  const answers = await Promise.all(Array.from({ length: 50 }, (_, guess) => tell({}, `guess-${guess}`)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(MAX_WRONG_TRIES)
})

test('more than sixty calls in a minute are too many', async () => {
  const { tell } = setUp()
  const statuses = await Promise.all(
    Array.from({ length: 61 }, async () => (await tell({ changed: ['games'] })).status),
  )
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})
