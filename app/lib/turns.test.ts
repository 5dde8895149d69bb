// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

test('others have their turn once the time is over, not before', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const turn = createTurns(10)
  const told: string[] = []
  setTimeout(() => told.push('another'))
  await turn()
  told.push('one')
  clock.mockReturnValue(11)
  await turn()
  told.push('two')
  await turn()
  expect(told).toEqual(['one', 'another', 'two'])
  clock.mockRestore()
})
