import { expect, test } from 'vitest'
import { keyOf, partsOf } from './parts.ts'
import { isQuickOn, type QuickKind, quickKeys, withoutQuick, withQuick } from './quick.ts'
import { noFilters } from './state.ts'

const kinds: QuickKind[] = ['jackpot', 'openTable', 'availableSeat', 'ownLanguage', 'lowStakes']

test.each(kinds)('FIL-10 %s toggles with each press, and changes no other filter', (kind) => {
  const on = withQuick(noFilters, kind)
  expect(kinds.filter((each) => isQuickOn(on, each))).toEqual([kind])
  expect(withoutQuick(on, kind)).toEqual(noFilters)
})

test.each(kinds)('FIL-13 the key of %s is that of the filter that it sets', (kind) => {
  const on = withQuick(noFilters, kind)
  expect([...quickKeys(on, kinds)]).toEqual(partsOf(on).map(keyOf))
})

test('FIL-10 the site’s language and low stakes are filters like those of the panel', () => {
  expect(withQuick(noFilters, 'ownLanguage').language).toEqual({ ro: true })
  expect(withQuick(noFilters, 'lowStakes').betAmount).toEqual([0, 25])
})

test('FIL-10 another range of stakes is not the low one', () => {
  expect(isQuickOn({ ...noFilters, betAmount: [5, 25] }, 'lowStakes')).toBe(false)
})
