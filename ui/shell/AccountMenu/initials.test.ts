import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['andrei_m', 'AM'],
  ['victor.mare', 'VM'],
  ['Ștefan cel Mare', 'ȘC'],
  ['mihai', 'M'],
  ['7de7', '7'],
  ['s\u0326tefan', 'S\u0326'],
  ['_ana', 'A'],
  ['***', ''],
  ['', ''],
])('MNU-05: the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
