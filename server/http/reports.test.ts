import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { behind } from './proxy.ts'
import { reportRoutes, reportsIn } from './reports.ts'

const violation = {
  type: 'csp-violation',
  url: 'https://arama.example/?token=secret',
  body: {
    documentURL: 'https://arama.example/joc/x?token=secret#frag',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?who=me',
    sourceFile: 'https://arama.example/assets/a.js',
    lineNumber: 3,
    sample: 'alert("secret")',
  },
}
const old = {
  'csp-report': {
    'document-uri': 'https://arama.example/?username=ana',
    'violated-directive': 'img-src',
    'blocked-uri': 'inline',
  },
}

const app = (warn = vi.fn()) => {
  const routes = new Hono().use(behind(0)).route('/', reportRoutes({ warn }))
  const send = async (body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return (await routes.request('/', { method: 'POST', body: text })).status
  }
  return { warn, send }
}

test('ADM-07 a violation is logged without query, fragment and sample', async () => {
  const { warn, send } = app()
  expect(await send([violation])).toBe(204)
  expect(warn.mock.calls).toEqual([
    [
      {
        page: 'https://arama.example/joc/x',
        directive: 'script-src-elem',
        blocked: 'https://evil.example/x.js',
        source: 'https://arama.example/assets/a.js',
        line: 3,
      },
      'policy violated',
    ],
  ])
})

test('ADM-07 reports of browsers with report-uri only are logged too', () => {
  expect(reportsIn(old)).toEqual([
    {
      page: 'https://arama.example/',
      directive: 'img-src',
      blocked: 'inline',
      source: undefined,
      line: undefined,
    },
  ])
})

test.each([
  ['no JSON', '{'],
  ['a figure', 7],
  ['nothing', null],
  ['a report of another kind', [{ type: 'deprecation', body: {} }]],
  ['a report without a body', [{ type: 'csp-violation' }]],
])('ADM-07 %s is passed over in silence', async (_what, body) => {
  const { warn, send } = app()
  expect(await send(body)).toBe(204)
  expect(warn).not.toHaveBeenCalled()
})

test('ADM-07 fields of wrong types and long texts are handled', () => {
  const body = {
    documentURL: 7,
    blockedURL: `data:${'x'.repeat(9000)}`,
    effectiveDirective: 'a'.repeat(9000),
  }
  const [report] = reportsIn([{ type: 'csp-violation', body }])
  expect(report).toMatchObject({ page: undefined, blocked: 'data:' })
  expect(report?.directive).toHaveLength(200)
})

test('ADM-07 the twenty-first report of a minute is dropped, and a body above 32 kB', async () => {
  const { warn, send } = app()
  expect(await send(Array.from({ length: 20 }, () => violation))).toBe(204)
  expect(await send([violation])).toBe(429)
  expect(warn).toHaveBeenCalledTimes(20)
  expect(await send(`[${'1'.repeat(40_000)}]`)).toBe(413)
})
