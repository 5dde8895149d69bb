// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPreviewPath, withoutPreview, withPreview } from './preview.ts'

test.each([
  ['the segment alone', '/preview', true],
  ['a page under it', '/preview/joc/diamant-40', true],
  ['the segment with a closing slash', '/preview/', true],
  ['a page without it', '/joc/diamant-40', false],
  ['a word that only begins like it', '/previews', false],
  ['the segment in the middle', '/joc/preview', false],
  ['another spelling', '/Preview', false],
])('RTE-03 draft content is asked for under the segment only: %s', (_what, pathname, expected) => {
  expect(isPreviewPath(pathname)).toBe(expected)
})

test.each([
  ['the lobby', '/', '/preview'],
  ['a page', '/toate-jocurile', '/preview/toate-jocurile'],
  ['a page with a query', '/toate-jocurile?sort=nou', '/preview/toate-jocurile?sort=nou'],
  ['the lobby with a query', '/?embed=true', '/preview?embed=true'],
  ['the lobby with a hash', '/#sus', '/preview#sus'],
  ['a page that begins like the segment', '/previews', '/preview/previews'],
  ['a page that is inside already', '/preview/jackpots', '/preview/jackpots'],
  ['the preview lobby', '/preview', '/preview'],
  ['the preview lobby with a query', '/preview?x=1', '/preview?x=1'],
  ['an absolute address', 'https://arama.example/joc', 'https://arama.example/joc'],
  ['an absolute address without TLS', 'http://arama.example', 'http://arama.example'],
  ['another origin without a scheme', '//arama.example/joc', '//arama.example/joc'],
  ['an app scheme', 'arama://joc/diamant-40', 'arama://joc/diamant-40'],
  ['mail', 'mailto:ajutor@arama.example', 'mailto:ajutor@arama.example'],
  ['a telephone', 'tel:0800000000', 'tel:0800000000'],
  ['a place on this page', '#continut', '#continut'],
  ['a query alone', '?sort=nou', '?sort=nou'],
])('RTE-04 in preview mode: %s', (_what, href, expected) => {
  expect(withPreview(href, true)).toBe(expected)
})

test('RTE-04 outside preview mode no link changes', () => {
  fc.assert(fc.property(fc.string(), (href) => withPreview(href, false) === href))
})

const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
const tail = fc.constantFrom('', '?a=1', '#b', '?a=/preview', '?a=1#b')
const path = fc
  .tuple(fc.array(segment, { maxLength: 4 }), tail)
  .map(([segments, end]) => `/${segments.join('/')}${end}`)

test('RTE-04 the prefix is added once, however often', () => {
  fc.assert(
    fc.property(path, (href) => {
      const once = withPreview(href, true)
      expect(withPreview(once, true)).toBe(once)
      expect(once.startsWith('/preview')).toBe(true)
    }),
  )
})

test('RTE-04 no address with a scheme and no hash gets the prefix', () => {
  const scheme = fc.stringMatching(/^[a-z][a-z0-9+.-]{0,10}:$/)
  const foreign = fc.oneof(
    fc.tuple(scheme, fc.string()).map(([start, rest]) => start + rest),
    fc.string().map((rest) => `#${rest}`),
  )
  fc.assert(fc.property(foreign, (href) => withPreview(href, true) === href))
})

test('RTE-04 leaving preview restores the address', () => {
  const plain = path.map((href) => href.split(/[?#]/, 1)[0] ?? '/')
  fc.assert(
    fc.property(plain, (pathname) => {
      fc.pre(!isPreviewPath(pathname))
      expect(withoutPreview(withPreview(pathname, true))).toBe(pathname)
    }),
  )
})

test.each([
  ['the segment alone is the lobby', '/preview', '/'],
  ['with a closing slash as well', '/preview/', '/'],
  ['a page', '/preview/colectii', '/colectii'],
  ['a page outside stays', '/previews/colectii', '/previews/colectii'],
])('%s', (_what, pathname, expected) => {
  expect(withoutPreview(pathname)).toBe(expected)
})
