import { expect, test, vi } from 'vitest'
import { createExternalStore, createListeners } from './externalStore.ts'

test('a new value is told to those who listen, the same one to nobody', () => {
  const store = createExternalStore('one')
  const listener = vi.fn()
  const leave = store.subscribe(listener)
  store.set('one')
  expect(listener).not.toHaveBeenCalled()
  store.set('two')
  expect([store.getSnapshot(), listener.mock.calls.length]).toEqual(['two', 1])
  leave()
  store.set('three')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('who leaves or comes while all are told disturbs nobody', () => {
  const { subscribe, tell } = createListeners()
  const heard: string[] = []
  const leave = subscribe(() => {
    heard.push('first')
    leave()
    subscribe(() => heard.push('late'))
  })
  subscribe(() => heard.push('second'))
  tell()
  expect(heard).toEqual(['first', 'second'])
})
