import { describe, expect, test } from 'vitest'
import { bothKnown, failed, type Known, known, knownOf, mapKnown, pending } from './known.ts'

describe('a fact of a query', () => {
  test.each([
    ['has not answered', { data: undefined, isError: false }, pending],
    ['failed', { data: undefined, isError: true }, failed],
    ['answered', { data: 0, isError: false }, known(0)],
    ['loaded, and failed when reloaded', { data: 0, isError: true }, known(0, true)],
  ])('that %s', (_, answer, expected) => {
    expect(knownOf(answer)).toEqual(expected)
  })
})

test('a mapped fact has the state of its fact', () => {
  expect(mapKnown(known(2, true), (value) => value * 2)).toEqual(known(4, true))
  expect(mapKnown(pending as Known<number>, (value) => value * 2)).toBe(pending)
  expect(mapKnown(failed as Known<number>, (value) => value * 2)).toBe(failed)
})

test('two joined facts are known when both are, and fail with either', () => {
  const sum = (a: number, b: number) => a + b
  expect(bothKnown(known(1), known(2, true), sum)).toEqual(known(3, true))
  expect(bothKnown(pending as Known<number>, known(2), sum)).toBe(pending)
  expect(bothKnown(pending as Known<number>, failed as Known<number>, sum)).toBe(failed)
})
