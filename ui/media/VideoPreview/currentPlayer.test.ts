import { expect, test, vi } from 'vitest'
import { claim, giveUp } from './currentPlayer.ts'

const player = () => ({ stop: vi.fn() })

test('UXP-06 starting a player stops the previous one', () => {
  const [first, second] = [player(), player()]
  claim(first)
  expect(first.stop).not.toHaveBeenCalled()
  claim(second)
  expect(first.stop).toHaveBeenCalledOnce()
  expect(second.stop).not.toHaveBeenCalled()
  giveUp(second)
})

test('UXP-06 a player that goes on playing does not stop itself', () => {
  const only = player()
  claim(only)
  claim(only)
  expect(only.stop).not.toHaveBeenCalled()
  giveUp(only)
})

test('UXP-06 a player that has given up is not stopped again, nor does giving up twice stop others', () => {
  const [first, second] = [player(), player()]
  claim(first)
  giveUp(first)
  claim(second)
  giveUp(first)
  expect(first.stop).not.toHaveBeenCalled()
  const third = player()
  claim(third)
  expect(second.stop).toHaveBeenCalledOnce()
  giveUp(third)
})
