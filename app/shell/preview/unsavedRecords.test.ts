import { expect, test, vi } from 'vitest'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { followChanges } from './unsavedRecords.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 60))

test('CMS-07 only the newest of many changes is drawn, after the one before', async () => {
  const store = createExternalStore(0)
  const drawn: number[] = []
  let release = () => {}
  const stop = followChanges(store, () => {
    drawn.push(store.getSnapshot())
    return new Promise((resolve) => {
      release = resolve
    })
  })
  for (const value of [1, 2, 3]) store.set(value)
  await vi.waitFor(() => expect(drawn).toEqual([3]))
  for (const value of [4, 5]) store.set(value)
  await settled()
  expect(drawn).toEqual([3])
  release()
  await vi.waitFor(() => expect(drawn).toEqual([3, 5]))
  release()
  stop()
})

test('CMS-07 nothing is drawn after it was stopped', async () => {
  const store = createExternalStore(0)
  const draw = vi.fn(async () => {})
  followChanges(store, draw)()
  store.set(1)
  await settled()
  expect(draw).not.toHaveBeenCalled()
})
