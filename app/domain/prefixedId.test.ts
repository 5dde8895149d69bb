import { expect, test } from 'vitest'
import { prefixedId } from './prefixedId.ts'

test.each([
  ['#termeni', 'user-content-termeni'],
  ['#condi%C8%9Bii', 'user-content-condiții'],
  ['#100%', 'user-content-100%'],
  ['#user-content-termeni', undefined],
  ['#', undefined],
  ['', undefined],
])('CMS-02 the place that %s names has the id %s', (fragment, id) => {
  expect(prefixedId(fragment)).toBe(id)
})
