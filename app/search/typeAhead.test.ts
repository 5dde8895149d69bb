import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { endVisit, storeOf, type Visit } from '#app/platform/visit.ts'
import { createTypeAhead } from './typeAhead.ts'

let visit: Visit
beforeEach(() => {
  visit = new QueryClient()
})

const typedAhead = () => storeOf(visit, createTypeAhead)

const press = (key: string, held: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))

test('SEA-05 text typed while the search is loading becomes its term', () => {
  typedAhead().begin()
  for (const key of ['b', 'u', 'Backspace', 'o', 'o', 'k']) expect(press(key)).toBe(false)
  expect(typedAhead().take()).toBe('book')
})

test.each([
  ['a shortcut', 'r', { ctrlKey: true }],
  ['a key without a sign', 'Tab', {}],
  ['half of a sign', 'a', { isComposing: true }],
])('%s goes its own way', (_what, key, held) => {
  typedAhead().begin()
  expect(press(key, held)).toBe(true)
  expect(typedAhead().take()).toBe('')
})

test('once it is taken, keys reach the page again', () => {
  typedAhead().begin()
  press('a')
  expect(typedAhead().take()).toBe('a')
  expect(press('b')).toBe(true)
  expect(typedAhead().take()).toBe('')
})

test('Back before the panel has loaded drops it', () => {
  typedAhead().begin()
  press('a')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(typedAhead().take()).toBe('')
})

test('the end of the visit drops it', () => {
  typedAhead().begin()
  press('a')
  endVisit(visit)
  expect(press('b')).toBe(true)
  expect(typedAhead().take()).toBe('')
})
