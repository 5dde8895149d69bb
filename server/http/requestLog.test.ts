import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { requestLog } from './requestLog.ts'

async function logOf(path: string, headers: Record<string, string> = {}) {
  const lines: string[] = []
  const app = new Hono()
  app.use(requestLog(pino({ base: null }, { write: (line: string) => void lines.push(line) })))
  app.get('/pagina/:slug', (context) => context.text('Salut'))
  const response = await app.request(path, { headers })
  return { lines, line: JSON.parse(lines[0] ?? '{}'), id: response.headers.get('x-request-id') }
}

test('ADM-02 one JSON line a request', async () => {
  const { lines, line, id } = await logOf('/pagina/a')
  expect(lines).toHaveLength(1)
  expect(line).toMatchObject({ id, method: 'GET', path: '/pagina/a', status: 200, msg: 'request' })
  expect(line.ms).toEqual(expect.any(Number))
})

test('ADM-02 an unknown address is logged with its status', async () => {
  expect((await logOf('/x')).line.status).toBe(404)
})

test('ADM-02 credentials in query, cookies and headers are not logged', async () => {
  const { lines } = await logOf('/pagina/a?username=ion&token=secret', {
    cookie: 'sid=secret',
    authorization: 'Bearer secret',
    'x-forwarded-for': '203.0.113.7',
  })
  expect(lines.join('')).not.toMatch(/secret|ion|203\.0\.113/)
})

test.each([
  ['a valid one is kept', 'abc-123_DEF', true],
  ['a short one', 'abc', false],
  ['one of 65 letters', 'a'.repeat(65), false],
  ['one with a quote', 'abcdefgh"', false],
  ['one with a space', 'abc defgh', false],
])('ADM-02 a given request id: %s', async (_what, given, kept) => {
  const { line, id } = await logOf('/pagina/a', { 'x-request-id': given })
  expect(line.id === given).toBe(kept)
  expect(id).toBe(line.id)
  expect(id).toMatch(/^[\w-]{8,64}$/)
})
