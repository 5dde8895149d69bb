import type { KeyboardEvent } from 'react'
import { expect, test } from 'vitest'
import { placeAfter, placeAround, placeAroundColumn } from './lineKeys.ts'

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({ key, ...held }) as KeyboardEvent

test.each<[key: string, at: number, inLine: number | undefined, around: number | undefined]>([
  ['ArrowRight', 1, 2, 2],
  ['ArrowRight', 2, 2, 0],
  ['ArrowLeft', 1, 0, 0],
  ['ArrowLeft', 0, 0, 2],
  ['Home', 2, 0, 0],
  ['End', 0, 2, 2],
  ['ArrowDown', 1, undefined, undefined],
  ['ArrowRight', -1, undefined, undefined],
])('%s at %i of three leads to %s in a line, to %s around', (key, at, inLine, around) => {
  expect(placeAfter(press(key), at, 2)).toBe(inLine)
  expect(placeAround(press(key), at, 2)).toBe(around)
})

test.each([
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['ArrowRight', 1, undefined],
])('%s at %i of a column of three leads to %s', (key, at, place) => {
  expect(placeAroundColumn(press(key), at, 2)).toBe(place)
})

test('keys of the browser stay its own', () => {
  expect(placeAround(press('ArrowLeft', { altKey: true }), 1, 2)).toBeUndefined()
})
