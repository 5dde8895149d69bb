import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareAddress, comparedIn, MAX_COMPARED, withToggled } from './compared.ts'
import { documentAddress } from './documentAddress.ts'

test.each([
  ['no games', '', [], false],
  ['an empty list', '?jocuri=', [], false],
  ['one game', '?jocuri=a', ['a'], false],
  ['games in their order', '?jocuri=c,a,b', ['c', 'a', 'b'], false],
  ['duplicates once', '?jocuri=a,b,a', ['a', 'b'], false],
  ['a fourth game', '?jocuri=a,b,c,d', ['a', 'b', 'c'], true],
  ['duplicates that make no fourth game', '?jocuri=a,b,c,a', ['a', 'b', 'c'], false],
  ['gaps and spaces', '?jocuri=,%20a%20,,b,', ['a', 'b'], false],
  ['encoded commas', '?jocuri=a%2Cb', ['a', 'b'], false],
  ['other parameters', '?x=1&jocuri=a&lang=en', ['a'], false],
])('%s: %s', (_what, search, codes, tooMany) => {
  expect(comparedIn(search)).toEqual({ codes, tooMany })
})

test('a long code is cut, so that it cannot lengthen the page', () => {
  expect(comparedIn(`?jocuri=${'x'.repeat(5000)}`).codes[0]).toHaveLength(80)
})

const code = fc.stringMatching(/^[A-Za-z0-9_-]{1,80}$/)
const codes = fc.uniqueArray(code, { maxLength: MAX_COMPARED })

test('an address made of games names the same games', () => {
  fc.assert(
    fc.property(codes, (games) => {
      const { pathname, search } = new URL(compareAddress(games), 'http://site')
      expect(pathname).toBe('/compara')
      expect(comparedIn(search)).toEqual({ codes: games, tooMany: false })
    }),
  )
})

test('any query names at most three games, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      const { codes: found } = comparedIn(`?${new URLSearchParams({ jocuri: texts.join() })}`)
      expect(found.length).toBeLessThanOrEqual(MAX_COMPARED)
      expect(new Set(found).size).toBe(found.length)
      expect(found).not.toContain('')
    }),
  )
})

test('the server renders the same comparison as the browser, from the shortest address', () => {
  const game = fc.constantFrom('a', 'b', 'c', 'd', 'e', ' a', '', 'ă/&,?')
  fc.assert(
    fc.property(fc.array(game), (games) => {
      const search = `?x=1&${new URLSearchParams({ jocuri: games.join() })}`
      const { pathname, search: drawn } = new URL(documentAddress('/compara', search), 'http://site')
      expect(comparedIn(drawn)).toEqual(comparedIn(search))
      expect(documentAddress(pathname, drawn)).toBe(pathname + drawn)
    }),
  )
})

test('a game is added and taken out by the same press; a fourth one changes nothing', () => {
  expect(withToggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(withToggled(['a', 'b'], 'a')).toEqual(['b'])
  expect(withToggled(['a', 'b', 'c'], 'b')).toEqual(['a', 'c'])
  const full = ['a', 'b', 'c']
  expect(withToggled(full, 'd')).toBe(full)
})

test.each([
  ['/compara', '', '/compara'],
  ['/compara', '?jocuri=', '/compara'],
  ['/compara', '?utm=1&jocuri=a,b,a', '/compara?jocuri=a,b'],
  ['/compara', '?ordine=name', '/compara'],
  ['/compara', '?jocuri=a,b,c,d,e', '/compara?jocuri=a,b,c,d'],
  ['/compara', '?jocuri=a%2F%3Fb', '/compara?jocuri=a%2F%3Fb'],
  ['/toate-jocurile', '?jocuri=a', '/toate-jocurile'],
  ['/toate-jocurile', '?ordine=name&jocuri=a', '/toate-jocurile?ordine=name'],
])('ADM-08 the server renders %s%s as %s', (path, search, expected) => {
  expect(documentAddress(path, search)).toBe(expected)
})
