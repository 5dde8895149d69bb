import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageKeyOf } from './historyEntries.ts'
import { detailsCode, hasSameModals, modalsIn, nextStep, type OpenModal } from './modals.ts'

const details = (game: string): OpenModal => ({ id: game, name: 'details', game, address: `/joc/${game}` })
const search: OpenModal = { id: 's', name: 'search' }

test('UXP-02 a link to a game opens over the page', () => {
  expect(detailsCode('/joc/diamant-40', '/furnizori/x')).toBe('diamant-40')
  expect(detailsCode('/preview/joc/diamant-40?lang=ro', '/preview')).toBe('diamant-40')
})

test.each([
  ['another page', '/furnizori/x', '/'],
  ['a game that runs', '/joc/diamant-40', '/play/regina-nilului/demo'],
  ['a game that runs in the preview', '/joc/diamant-40', '/preview/play/regina-nilului/demo'],
  ['the page of a game', '/joc/diamant-40', '/joc/regina-nilului'],
])('UXP-02 nothing opens over: %s', (_what, href, here) => {
  expect(detailsCode(href, here)).toBeUndefined()
})

test('UXP-02 details lie over a page, never over that of a game', () => {
  const state = { page: 'here', modals: [search, details('diamant-40')] }
  expect(modalsIn(state, '/furnizori/x')).toEqual(state.modals)
  expect(modalsIn(state, '/joc/diamant-40')).toEqual([search])
  expect(modalsIn(state, '/preview/joc/diamant-40')).toEqual([search])
})

test('UXP-01 what opens over a page has that page beneath', () => {
  expect(pageKeyOf({ key: 'later', state: { page: 'here', modals: [search] } })).toBe('here')
  expect(pageKeyOf({ key: 'later', state: { page: 7 } })).toBe('later')
  expect(pageKeyOf({ key: 'later', state: 'anything' })).toBe('later')
})

test.each([
  ['no state', null],
  ['a text', 'search'],
  ['what is no list', { modals: 'search' }],
  ['an unknown name', { modals: [{ id: 'a', name: 'cont' }] }],
  ['one without an id', { modals: [{ name: 'search' }] }],
  ['details of no game', { modals: [{ id: 'a', name: 'details', address: '/joc/a' }] }],
  ['no modal at all', { modals: [null, 4] }],
])('an entry with %s opens nothing', (_what, state) => {
  expect(modalsIn(state, '/')).toEqual([])
})

const modals = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 })
  .map((ids) => ids.map(details))

test('UXP-02 from any entries to any modals: a few steps, each entry names what lies beneath it and one more', () => {
  fc.assert(
    fc.property(modals, modals, (open, entered) => {
      // Entries of the visit from the page on: each is what its state names.
      let entries = Array.from({ length: entered.length + 1 }, (_, depth) => entered.slice(0, depth))
      let steps = 0
      for (;;) {
        const now = entries.at(-1) ?? []
        const step = nextStep(open, now)
        if (!step) break
        steps += 1
        expect(steps).toBeLessThanOrEqual(2 + open.length)
        if ('go' in step) entries = entries.slice(0, step.go)
        else entries = [...(step.replace ? entries.slice(0, -1) : entries), [...step.enter]]
        expect(entries.at(-1)?.length).toBe(entries.length - 1)
      }
      expect(hasSameModals(entries.at(-1) ?? [], open)).toBe(true)
    }),
  )
})
