import { expect, test } from 'vitest'
import { arrived, leaveBy } from './leaving.ts'

/** A promise with its ends in hand. */
const navigation = () => Promise.withResolvers<void>()

test('nobody waits while no navigation is on its way', async () => {
  await expect(arrived()).resolves.toBeUndefined()
})

test.each(['resolve', 'reject'] as const)('whoever asks waits until the navigation ends: %s', async (way) => {
  const { promise, ...ends } = navigation()
  leaveBy(promise)
  let done = false
  const waiting = arrived().then(() => {
    done = true
  })
  await Promise.resolve()
  expect(done).toBe(false)
  ends[way]()
  await waiting
  await expect(arrived()).resolves.toBeUndefined()
})

test('a navigation that takes the place of another is waited for too', async () => {
  const [first, second] = [navigation(), navigation()]
  leaveBy(first.promise)
  let done = false
  const waiting = arrived().then(() => {
    done = true
  })
  leaveBy(second.promise)
  first.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  expect(done).toBe(false)
  second.resolve()
  await waiting
})
