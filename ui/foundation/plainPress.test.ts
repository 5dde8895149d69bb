import type { MouseEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { plainPress } from './plainPress.ts'

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

function press(how: Partial<typeof plain>) {
  const event = { ...plain, ...how, preventDefault: vi.fn() }
  const answer = vi.fn()
  plainPress(answer)?.(event as unknown as MouseEvent<HTMLAnchorElement>)
  return { answered: answer.mock.calls.length, stayed: event.preventDefault.mock.calls.length }
}

test('a plain press runs the handler, and the page stays', () => {
  expect(press({})).toEqual({ answered: 1, stayed: 1 })
})

test.each([
  ['the middle button, for a new tab', { button: 1 }],
  ['Ctrl, for a new tab', { ctrlKey: true }],
  ['Cmd, for a new tab', { metaKey: true }],
  ['Shift, for a window', { shiftKey: true }],
  ['Alt, for a file', { altKey: true }],
])('%s follows the link', (_how, keys) => {
  expect(press(keys)).toEqual({ answered: 0, stayed: 0 })
})

test('without a handler every press follows the link', () => {
  expect(plainPress(undefined)).toBeUndefined()
})
