import { afterEach, beforeEach, expect, test } from 'vitest'
import { PART_SIZES_KEY, SCROLL_POSITIONS_KEY } from '#app/domain/bootNames.ts'
import { restorePage } from './restorePage.ts'

const { dataset } = document.documentElement

beforeEach(() => {
  // jsdom has no constructed stylesheets in a document.
  document.adoptedStyleSheets = []
})

afterEach(() => {
  sessionStorage.clear()
  delete dataset.returning
  history.replaceState(null, '', '/')
})

const bar = () => location.pathname + location.search

test('UXP-02 details over a page that was loaded beneath them have their address in the bar again', () => {
  history.replaceState(
    { key: 'k', usr: { details: 'x', page: 'p' }, shown: '/joc/x' },
    '',
    '/cazinou-live?a=1',
  )
  restorePage()
  expect(bar()).toBe('/joc/x')
  expect(history.state).toEqual({
    key: 'k',
    usr: { details: 'x', page: 'p' },
    masked: { pathname: '/cazinou-live', search: '?a=1', hash: '' },
  })
})

test('UXP-01 an entry over a page stands where that page was left', () => {
  sessionStorage.setItem(SCROLL_POSITIONS_KEY, JSON.stringify({ p: 900 }))
  history.replaceState({ key: 'k', usr: { panel: 'help', page: 'p' } }, '', '/')
  restorePage()
  expect(JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS_KEY) ?? '')).toEqual({ p: 900, k: 900 })
  expect(dataset.returning).toBe('')
  dispatchEvent(new Event('scroll'))
  expect(dataset.returning).toBeUndefined()
})

test.each([
  ['nothing is kept', null],
  ['the page was left at its top', '{"default":0}'],
  ['what is kept is not ours', 'x'],
])('UXP-01 the page begins at its top when %s', (_what, kept) => {
  if (kept) sessionStorage.setItem(SCROLL_POSITIONS_KEY, kept)
  restorePage()
  expect(dataset.returning).toBeUndefined()
})

test('UXP-01 parts take the height that they had', () => {
  sessionStorage.setItem(PART_SIZES_KEY, '[data-slice="a"]{height:90px}')
  restorePage()
  expect(document.adoptedStyleSheets).toHaveLength(1)
})
