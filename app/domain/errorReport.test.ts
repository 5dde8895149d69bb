// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dsnFrom } from './errorDsn.ts'
import { type ErrorReport, errorReport } from './errorReport.ts'
import { scrubAddress, scrubText } from './scrub.ts'

test.each([
  ['a query', 'https://a.example/joc?token=abc&x=1 failed', 'https://a.example/joc… failed'],
  ['a fragment', '/pagina#ana', '/pagina…'],
  ['an e-mail', 'no mail for ana@exemplu.ro here', 'no mail for … here'],
  ['an apostrophe that begins a quote', "can't read 'parola mea' now", 'can’t read … now'],
  ['a quoted word', 'Cannot read „parola mea” of "x y"', 'Cannot read … of …'],
  ['a credential', 'bad Bearer abc.def', 'bad Bearer …'],
  ['a long token', 'id 9f86d081884c7d659a2feaa0c55ad015 is gone', 'id … is gone'],
  ['an amount', 'sold 1.272.059,68 lei', 'sold … lei'],
  ['a small amount', 'pierdut 5 lei', 'pierdut … lei'],
  ['a phone number', 'call +40700000001', 'call +…'],
  ['a plain sentence', 'x is not a function', 'x is not a function'],
])('ERR-05 a report has no %s', (_what, text, expected) => {
  expect(scrubText(text)).toBe(expected)
})

test('ERR-05 names of the player are removed, whatever their case', () => {
  expect(scrubText('Contul Ana.Noua din Cluj', ['ana.noua', 'Cluj', 'F'])).toBe('Contul … din …')
  expect(scrubAddress('/utilizator/ana.noua?x#y', ['ana.noua'])).toBe('/utilizator/…')
})

test('ERR-05 an event keeps its kind, its frames and its breadcrumbs, and nothing else of the page', () => {
  const event = {
    event_id: 'e1',
    level: 'error',
    request: { url: 'https://a.example/?token=abc', headers: { Referer: 'x' } },
    user: { username: 'ana.noua' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'ana.noua is not a function',
          mechanism: { type: 'onerror', handled: false, data: 'x' },
          stacktrace: {
            frames: [
              {
                filename: 'https://a.example/assets/root-9f86d081884c7d659a2feaa0c55ad015.js',
                lineno: 1,
                colno: 52000,
                vars: { a: 1 },
              },
              { filename: 'https://a.example/joc?token=abc', function: 'go' },
            ],
          },
        },
      ],
    },
    breadcrumbs: [
      {
        category: 'fetch',
        data: { method: 'GET', url: '/api/pages?path=/x', status_code: 500, body: 'ana' },
      },
    ],
  } as unknown as ErrorReport
  expect(errorReport(event, ['ana.noua'])).toEqual({
    event_id: 'e1',
    level: 'error',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: '… is not a function',
          mechanism: { type: 'onerror', handled: false },
          stacktrace: {
            frames: [
              {
                filename: 'https://a.example/assets/root-9f86d081884c7d659a2feaa0c55ad015.js',
                lineno: 1,
                colno: 52000,
              },
              { filename: 'https://a.example/joc', function: 'go' },
            ],
          },
        },
      ],
    },
    breadcrumbs: [{ category: 'fetch', data: { method: 'GET', url: '/api/pages', status_code: 500 } }],
  })
})

const before = fc.stringMatching(/^[a-z ]{0,20}$/)
const word = fc.stringMatching(/^[a-z]{3,9}\.[a-z]{3,9}$/)
const secret = fc.oneof(
  fc.stringMatching(/^[a-f0-9]{24,40}$/).filter((text) => /\d/.test(text)),
  fc.integer({ min: 1000, max: 9_999_999 }).map((sum) => `${sum},50 lei`),
  fc.emailAddress(),
  fc.stringMatching(/^[A-Za-z]{5,12}$/).map((text) => `?token=${text}`),
  fc.stringMatching(/^[A-Za-z]{5,12}$/).map((text) => `#${text}`),
)

test('ERR-05 no text of a report contains a secret or the player’s name', () => {
  fc.assert(
    fc.property(before, secret, word, before, (start, hidden, name, end) => {
      const text = `${start} /x${hidden.startsWith('?') || hidden.startsWith('#') ? '' : ' '}${hidden} ${name} ${end}`
      const report = errorReport(
        {
          message: text,
          exception: { values: [{ type: 'Error', value: text }] },
          breadcrumbs: [{ message: text, data: { url: text, to: text, arguments: [text] } }],
        },
        [name],
      )
      const sent = JSON.stringify(report)
      expect(sent).not.toContain(hidden)
      expect(sent).not.toContain(name)
    }),
  )
})

test.each([
  ['/sandbox/errors/1', 'http://public@127.0.0.1:3000/sandbox/errors/1'],
  ['https://key@errors.example/7', 'https://key@errors.example/7'],
])('ERR-05 the DSN of %s is %s', (address, expected) => {
  expect(dsnFrom(address, 'http://127.0.0.1:3000')).toBe(expected)
})
