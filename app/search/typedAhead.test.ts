import { expect, test } from 'vitest'
import { beginTyping, takeTyped } from './typedAhead.ts'

const press = (key: string, held: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))

test('SEA-05 text typed while the search is loading becomes its term', () => {
  beginTyping()
  for (const key of ['b', 'u', 'Backspace', 'o', 'o', 'k']) expect(press(key)).toBe(false)
  expect(takeTyped()).toBe('book')
})

test.each([
  ['a shortcut', 'r', { ctrlKey: true }],
  ['a key without a sign', 'Tab', {}],
  ['half of a sign', 'a', { isComposing: true }],
])('%s goes its own way', (_what, key, held) => {
  beginTyping()
  expect(press(key, held)).toBe(true)
  expect(takeTyped()).toBe('')
})

test('once it is taken, keys reach the page again', () => {
  beginTyping()
  press('a')
  expect(takeTyped()).toBe('a')
  expect(press('b')).toBe(true)
  expect(takeTyped()).toBe('')
})

test('Back before the panel has loaded drops it', () => {
  beginTyping()
  press('a')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(takeTyped()).toBe('')
})
