// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { createYieldToMain } from './yieldToMain.ts'

test('it yields once its time is over, not before', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const yieldToMain = createYieldToMain(10)
  const told: string[] = []
  setTimeout(() => told.push('another'))
  await yieldToMain()
  told.push('one')
  clock.mockReturnValue(11)
  await yieldToMain()
  told.push('two')
  await yieldToMain()
  expect(told).toEqual(['one', 'another', 'two'])
  clock.mockRestore()
})
