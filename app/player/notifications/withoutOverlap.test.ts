import { expect, test } from 'vitest'
import { withoutOverlap } from './withoutOverlap.ts'

const rest = () => new Promise((resolve) => setTimeout(resolve))

test('calls during a run make the task run once more, never twice at a time', async () => {
  const ends: (() => void)[] = []
  const run = withoutOverlap(() => new Promise((resolve) => void ends.push(resolve)))
  run()
  run()
  run()
  expect(ends.length).toBe(1)
  ends[0]?.()
  await rest()
  expect(ends.length).toBe(2)
  ends[1]?.()
  await rest()
  expect(ends.length).toBe(2)
  run()
  expect(ends.length).toBe(3)
})
