// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flagsOf, keptFlags, withFlags } from './flags.ts'

const none = { native: false, embedded: false, vegas: false, nativeLaunch: false }

test.each([
  ['no query', '', none],
  ['the native view', '?nativeapp=1', { ...none, native: true }],
  ['a query without its mark', 'nativeapp=1', { ...none, native: true }],
  ['the embedded view', '?embed=true', { ...none, embedded: true }],
  ['the Vegas app', '?app=vegas', { ...none, vegas: true }],
  ['the native launch', '?app=vegas&nativeapp=1', { ...none, native: true, vegas: true, nativeLaunch: true }],
  ['everything', '?app=vegas&nativeapp=1&embed=true', flagsOf('nativeapp=1&app=vegas&embed=true')],
  ['other values', '?nativeapp=true&embed=1&app=Vegas', none],
  ['other names', '?native=1&Embed=true&apps=vegas', none],
  ['the first of two', '?nativeapp=0&nativeapp=1', none],
])('CTX-01 %s is read from the address', (_what, search, expected) => {
  expect(flagsOf(search)).toEqual(expected)
})

test.each([
  ['nothing', '', ''],
  [
    'the four flags in a fixed order',
    '?lang=ro&app=vegas&embed=true&nativeapp=1',
    'nativeapp=1&embed=true&app=vegas&lang=ro',
  ],
  ['nothing else', '?sort=rtp&embed=true&page=2', 'embed=true'],
  ['no credentials', '?username=ana&token=abc&app=vegas', 'app=vegas'],
  ['no empty flag', '?app=&embed=true', 'embed=true'],
  ['signs, encoded', '?app=a%26token%3Db', 'app=a%26token%3Db'],
  ['no long value', `?app=${'a'.repeat(41)}&lang=ro`, 'lang=ro'],
])('CTX-03 what is kept of a query: %s', (_what, search, expected) => {
  expect(keptFlags(search)).toBe(expected)
})

test.each([
  ['a path', '/colectii', '/colectii?embed=true&lang=ro'],
  ['the start page', '/', '/?embed=true&lang=ro'],
  ['a query before', '/joc/x?de=a%20b&de=c', '/joc/x?de=a%20b&de=c&embed=true&lang=ro'],
  ['a hash behind', '/pagina/x#sus', '/pagina/x?embed=true&lang=ro#sus'],
  ['a hash with a question', '/pagina/x#a?b', '/pagina/x?embed=true&lang=ro#a?b'],
  ['a query and a hash', '/x?a=1#sus', '/x?a=1&embed=true&lang=ro#sus'],
  ['a flag that is there', '/x?lang=en', '/x?lang=en&embed=true'],
  ['a bare mark', '/x?', '/x?embed=true&lang=ro'],
  ['another site', 'https://alt.example/x', 'https://alt.example/x'],
  ['another host without its scheme', '//alt.example/x', '//alt.example/x'],
  ['another host, disguised', '/\\alt.example', '/\\alt.example'],
  ['an app’s scheme', 'arama://joc/x', 'arama://joc/x'],
  ['a place on the page', '#sus', '#sus'],
  ['a telephone', 'tel:0800', 'tel:0800'],
])('CTX-03 the flags of the visit go on: %s', (_what, href, expected) => {
  expect(withFlags(href, 'embed=true&lang=ro')).toBe(expected)
})

test('CTX-03 a visit without flags changes no address', () => {
  fc.assert(
    fc.property(fc.string(), (href) => {
      expect(withFlags(href, '')).toBe(href)
    }),
  )
})

const query = fc.array(
  fc.tuple(
    fc.constantFrom('nativeapp', 'embed', 'app', 'lang', 'sort', 'username'),
    fc.string({ maxLength: 50 }),
  ),
)

test('CTX-03 any address keeps its query first, has every kept flag once, and does not change twice', () => {
  const segment = fc.stringMatching(/^[a-z0-9-]{0,8}$/)
  fc.assert(
    fc.property(query, query, segment, segment, (visit, own, path, hash) => {
      const kept = keptFlags(new URLSearchParams(visit).toString())
      const before = new URL(`https://a.example/${path}?${new URLSearchParams(own)}#${hash}`)
      const href = before.href.slice('https://a.example'.length)
      const result = withFlags(href, kept)
      const after = new URL(result, 'https://a.example')
      expect([after.origin, after.pathname, after.hash]).toEqual([
        before.origin,
        before.pathname,
        before.hash,
      ])
      expect([...after.searchParams].slice(0, own.length)).toEqual(own)
      const flags = Object.fromEntries(new URLSearchParams(kept))
      for (const [name, value] of Object.entries(flags)) {
        expect(after.searchParams.get(name)).toBe(own.find(([given]) => given === name)?.[1] ?? value)
      }
      expect(Object.keys(flags).some((name) => name === 'username' || name === 'sort')).toBe(false)
      expect(withFlags(result, kept)).toBe(result)
    }),
  )
})

test('the view of an editor is kept by pages of preview only', () => {
  const kept = keptFlags('?pentru=jucator&la=2026-12-01T10:00&embed=true')
  expect(withFlags('/preview/promotii', kept)).toBe(
    '/preview/promotii?embed=true&pentru=jucator&la=2026-12-01T10%3A00',
  )
  expect(withFlags('/promotii', kept)).toBe('/promotii?embed=true')
})
