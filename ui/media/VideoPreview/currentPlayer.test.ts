import { expect, test, vi } from 'vitest'
import { claim, giveUp } from './currentPlayer.ts'

const player = () => ({ stop: vi.fn() })

test('UXP-06 whoever begins to play stops whoever played', () => {
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

test('UXP-06 who has given up is stopped no more, and stops nobody by giving up again', () => {
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
