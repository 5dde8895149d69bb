// @vitest-environment node
import { expect, test } from 'vitest'
import { SortOrder } from '#app/api/contract/common.ts'
import { orderIn, parseOrder, splitOrder, withOrder } from './listOrder.ts'

test.each<[unknown, SortOrder]>([
  ...SortOrder.options.map((order): [unknown, SortOrder] => [order, order]),
  ['', 'recommended'],
  ['Name', 'recommended'],
  ['toString', 'recommended'],
  [null, 'recommended'],
  [['name'], 'recommended'],
])('UXP-04 the order of an address that says %j is %s', (value, order) => {
  expect(parseOrder(value)).toBe(order)
})

test.each<[string, SortOrder]>([
  ['', 'recommended'],
  ['?ordine=rtp', 'rtp'],
  ['?nativeapp=1&ordine=new', 'new'],
  ['?ordine=nu-exista', 'recommended'],
  ['?ordine=name&ordine=rtp', 'name'],
])('UXP-04 the query %j asks for %s', (search, order) => {
  expect(orderIn(search)).toBe(order)
})

test.each(SortOrder.options)('UXP-04 the order %s survives in the address of a page', (order) => {
  expect(splitOrder(withOrder('/furnizori/brazi', order))).toEqual({ path: '/furnizori/brazi', order })
})

test('UXP-04 the casino’s own order adds nothing to an address', () => {
  expect(withOrder('/toate-jocurile', 'recommended')).toBe('/toate-jocurile')
  expect(withOrder('/toate-jocurile')).toBe('/toate-jocurile')
})
