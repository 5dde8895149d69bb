import { expect, test } from 'vitest'
import { modalPriorities } from './modalPriorities.ts'

test('KIT-03 the priorities are those of the specification', () => {
  expect(Object.values(modalPriorities)).toEqual([2000, 2200, 2400, 5000, 6000])
})
