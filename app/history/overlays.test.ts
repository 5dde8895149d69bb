import { expect, test } from 'vitest'
import { pageOf } from './historyEntries.ts'
import { overlayFor, overlaysIn, overlaysOf, panelOver } from './overlays.ts'

const at = (pathname: string, state: unknown = null, search = '') => ({
  pathname,
  search,
  hash: '',
  key: 'here',
  state,
  mask: undefined,
})

test('UXP-02 a link to a game opens over the page, whose address, query and place stay', () => {
  expect(overlayFor('/joc/diamant-40', at('/furnizori/x', null, '?ordine=name'))).toEqual([
    { pathname: '/furnizori/x', search: '?ordine=name' },
    { state: { details: 'diamant-40', page: 'here' }, mask: '/joc/diamant-40', preventScrollReset: true },
  ])
  const over = overlayFor('/preview/joc/diamant-40?lang=ro', at('/preview'))
  expect(over?.[1]).toMatchObject({
    state: { details: 'diamant-40' },
    mask: '/preview/joc/diamant-40?lang=ro',
  })
})

test.each([
  ['another page', '/furnizori/x', '/'],
  ['a game that runs', '/joc/diamant-40', '/play/regina-nilului/demo'],
  ['a game that runs in the preview', '/joc/diamant-40', '/preview/play/regina-nilului/demo'],
  ['the page of a game', '/joc/diamant-40', '/joc/regina-nilului'],
])('UXP-02 nothing opens over: %s', (_what, href, here) => {
  expect(overlayFor(href, at(here))).toBeUndefined()
})

test('UXP-01 what opens over an overlay has the same page beneath', () => {
  const first = panelOver('search', at('/'))
  expect(first).toEqual([
    { pathname: '/', search: '' },
    { state: { panel: 'search', page: 'here' }, preventScrollReset: true },
  ])
  expect(pageOf({ key: 'later', state: first[1].state })).toBe('here')
  expect(pageOf({ key: 'later', state: { page: 7 } })).toBe('later')
  expect(pageOf({ key: 'later', state: 'anything' })).toBe('later')
})

test('UXP-02 details lie over a page, never over that of a game', () => {
  const state = { details: 'diamant-40', panel: 'search', page: 'here' }
  expect(overlaysOf({ state, pathname: '/furnizori/x' })).toEqual({ details: 'diamant-40', panel: 'search' })
  expect(overlaysOf({ state, pathname: '/joc/diamant-40' })).toEqual({ panel: 'search' })
  expect(overlaysOf({ state, pathname: '/preview/joc/diamant-40' })).toEqual({ panel: 'search' })
})

test('whatever the history holds, only known overlays come of it', () => {
  expect(overlaysIn({ details: 4, panel: 'cont' })).toEqual({})
  expect(overlaysIn('search')).toEqual({})
  expect(overlaysIn(null)).toEqual({})
})
