import { expect, test } from 'vitest'
import { isOwn, prizeOf, prizePool } from './tournament.ts'

const prizes = [
  { from: 1, to: 1, amount: 1000 },
  { from: 2, to: 5, amount: 100 },
]

test.each([
  [1, 1000],
  [2, 100],
  [5, 100],
  [6, undefined],
])('PRO-05 place %i of a tournament wins %s', (place, amount) => {
  expect(prizeOf(prizes, place)?.amount).toBe(amount)
})

test('PRO-05 the pool of a tournament counts every place', () => {
  expect(prizePool(prizes)).toBe(1400)
  expect(prizePool([...prizes, { from: 6, to: 9, text: '10 rotiri gratuite' }])).toBeUndefined()
})

test('PRO-05 a standing is the player’s own only when place and points agree', () => {
  const standing = { place: 12, player: 'An***i', points: 340 }
  expect(isOwn(standing, { place: 12, points: 340 })).toBe(true)
  expect(isOwn(standing, { place: 12, points: 341 })).toBe(false)
  expect(isOwn(standing, { place: undefined, points: undefined })).toBe(false)
  expect(isOwn(standing, undefined)).toBe(false)
})
