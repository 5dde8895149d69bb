import { expect, test, vi } from 'vitest'
import { createExternalStore, createListeners } from './externalStore.ts'

test('listeners are called for a new value, not for the same one', () => {
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

test('a listener that is added or removed during a call does not disturb the others', () => {
  const { subscribe, emit } = createListeners()
  const heard: string[] = []
  const leave = subscribe(() => {
    heard.push('first')
    leave()
    subscribe(() => heard.push('late'))
  })
  subscribe(() => heard.push('second'))
  emit()
  expect(heard).toEqual(['first', 'second'])
})
