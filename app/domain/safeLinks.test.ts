// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeExternalUrl, safeHref, safeInternalPath } from './safeLinks.ts'

test.each([
  ['the lobby', '/', '/'],
  ['a page', '/joc/diamant-40', '/joc/diamant-40'],
  ['a page with query and hash', '/joc/x?a=1&b=%20#sus', '/joc/x?a=1&b=%20#sus'],
  ['a page with a Romanian letter', '/joc/răcheta', '/joc/r%C4%83cheta'],
  ['dots that stay inside', '/a/../b', '/b'],
  ['dots above the root', '/../../a', '/a'],
  ['an address inside the query', '/redirect?to=https://a.example', '/redirect?to=https://a.example'],
  ['what would become another origin after its dots', '/.//evil.example', '/evil.example'],
  ['the same with two dots', '/..//evil.example', '/evil.example'],
])('a path of ours: %s', (_what, value, expected) => {
  expect(safeInternalPath(value)).toBe(expected)
  expect(safeHref(value)).toBe(expected)
})

test.each([
  ['https', 'https://arama.example/a?b#c', 'https://arama.example/a?b#c'],
  ['http', 'http://arama.example', 'http://arama.example/'],
  ['capital letters', 'HTTPS://ARAMA.example/A', 'https://arama.example/A'],
  ['a port', 'https://arama.example:8443/', 'https://arama.example:8443/'],
  ['an international host', 'https://aramă.example/', 'https://xn--aram-3sa.example/'],
])('an absolute address: %s', (_what, value, expected) => {
  expect(safeExternalUrl(value)).toBe(expected)
  expect(safeHref(value)).toBe(expected)
})

test.each([
  ['another origin without a scheme', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['a backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a backslash further in', '/a\\..\\..\\evil'],
  ['a scheme without slashes', 'https:evil.example'],
  ['a scheme with one slash', 'https:/evil.example'],
  ['a scheme with backslashes', 'https:\\\\evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a script in capital letters', 'JaVaScRiPt:alert(1)'],
  ['a script behind a space', ' javascript:alert(1)'],
  ['a script behind a control character', '\u0001javascript:alert(1)'],
  ['a script cut by a tab', 'java\tscript:alert(1)'],
  ['a script of another kind', 'vbscript:msgbox(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a blob', 'blob:https://arama.example/1'],
  ['a file', 'file:///etc/passwd'],
  ['an app scheme', 'arama://joc'],
  ['credentials', 'https://user:pass@evil.example/'],
  ['a user name', 'https://arama.example@evil.example/'],
  ['a tab after the slash', '/\t/evil.example'],
  ['a line break after the slash', '/\n/evil.example'],
  ['a space', '/a b'],
  ['a non-ASCII space', '/\u00a0/evil.example'],
  ['a NUL', '/a\u0000'],
  ['a DEL', '/a\u007f'],
  ['no host', 'https://'],
  ['an invalid host', 'https://exa mple'],
  ['a relative path', 'joc/diamant-40'],
  ['a hash alone', '#sus'],
  ['a query alone', '?a=1'],
  ['nothing', ''],
  ['2049 letters', `/${'a'.repeat(2048)}`],
  ['an absolute address of 2049 letters', `https://a.example/${'a'.repeat(2031)}`],
  ['no text', 7],
  ['an object that reads as a path', { toString: () => '/' }],
  ['null', null],
  ['undefined', undefined],
])('not an address of content: %s', (_what, value) => {
  expect(safeHref(value)).toBeUndefined()
})

test.each([
  ['a path', `/${'a'.repeat(2047)}`],
  ['an absolute address', `https://a.example/${'a'.repeat(2030)}`],
])('%s of 2048 letters is the longest', (_what, value) => {
  expect(value).toHaveLength(2048)
  expect(safeHref(value)).toBe(value)
})

const prefixes = [
  ...[
    '',
    '/',
    '//',
    '///',
    '/\\',
    '\\/',
    '\\\\',
    '/.//',
    '/..//',
    '/./',
    '/../',
    '/.',
    '/a/..//',
    '/%2f',
    '/%5c',
  ],
  ...[
    'https:',
    'https:/',
    'https://',
    'http://',
    'javascript:',
    'data:',
    'vbscript:',
    '/\t/',
    '/\n',
    '\u0000/',
  ],
  ...['/;', '/@', '/:', '/?', '/#', '//user@', 'https://user:pass@', '/\u00a0/'],
]
const hosts = [
  'evil.example',
  'evil.example:8443',
  '[::1]',
  '127.0.0.1',
  'a@evil.example',
  'alert(1)',
  '',
  'evil%2eexample',
]
const address = fc
  .tuple(
    fc.array(fc.constantFrom(...prefixes), { minLength: 1, maxLength: 3 }),
    fc.constantFrom(...hosts),
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '/', '/a?b=//c', '#//d', '/..//..//e', '\\f'),
    ),
  )
  .map(([starts, host, tail]) => starts.join('') + host + tail)

const bases = ['https://arama.example/joc/x?y#z', 'http://127.0.0.1:3000/preview/']
const runs = { numRuns: 20_000 }

test('a path of ours stays on whatever origin it is resolved against', () => {
  fc.assert(
    fc.property(address, (value) => {
      const path = safeInternalPath(value)
      if (path === undefined) return
      for (const base of bases) expect(new URL(path, base).origin).toBe(new URL(base).origin)
      expect(path).toMatch(/^\/(?![/\\])/)
    }),
    runs,
  )
})

test('an absolute address resolves the same against any base, over http(s), without credentials', () => {
  fc.assert(
    fc.property(address, (value) => {
      const external = safeExternalUrl(value)
      if (external === undefined) return
      const [here, there] = bases.map((base) => new URL(external, base)) as [URL, URL]
      expect(here.href).toBe(there.href)
      expect(here.protocol).toMatch(/^https?:$/)
      expect(here.username + here.password).toBe('')
    }),
    runs,
  )
})

test('the result for an accepted address is accepted again, unchanged', () => {
  fc.assert(
    fc.property(address, (value) => {
      const once = safeHref(value)
      if (once !== undefined && once.length <= 2048) expect(safeHref(once)).toBe(once)
    }),
    runs,
  )
})
