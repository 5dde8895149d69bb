// @vitest-environment node
import { expect, test } from 'vitest'
import { localeOf, splitLocalePath } from './locale.ts'

test.each([
  ['no locale is requested', {}],
  ['the query asks for ours', { query: 'ro' }],
  ['the query shouts', { query: 'RO' }],
  ['the query asks for a disabled one', { query: 'en' }],
  ['the query is empty', { query: '' }],
  ['there is no query', { query: null }],
  ['the cookie holds a disabled one', { cookie: 'de' }],
  ['the path names a disabled one', { path: 'en' }],
  ['a disabled query is ignored in favour of our cookie', { query: 'en', cookie: 'ro', path: 'fr' }],
  ['the value is a name every object has', { query: 'constructor', cookie: '__proto__' }],
])('RTE-13 the site speaks Romanian when %s', (_when, sources) => {
  expect(localeOf(sources)).toBe('ro')
})

test.each([
  ['a prefix', '/en/joc/diamant-40', { locale: 'en', rest: '/joc/diamant-40' }],
  ['a prefix alone', '/ro', { locale: 'ro', rest: '/' }],
  ['a prefix with a closing slash', '/ro/', { locale: 'ro', rest: '/' }],
  ['no prefix', '/joc/diamant-40', { rest: '/joc/diamant-40' }],
  ['the lobby', '/', { rest: '/' }],
  ['two letters that are no language', '/xx/joc', { rest: '/xx/joc' }],
  ['two letters alone that are none', '/zz', { rest: '/zz' }],
  ['a longer word', '/eng/joc', { rest: '/eng/joc' }],
  ['capital letters', '/EN/joc', { rest: '/EN/joc' }],
  ['two letters that begin a word', '/jocuri', { rest: '/jocuri' }],
  ['two letters further in', '/joc/en', { rest: '/joc/en' }],
])('RTE-13 a path with %s is split', (_what, pathname, expected) => {
  expect(splitLocalePath(pathname)).toEqual(expected)
})
