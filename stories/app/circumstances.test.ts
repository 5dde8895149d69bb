import { expect, test } from 'vitest'
import { isChanged, timeAfterRecording, under } from './circumstances.ts'
import { excluded, newcomer, regular } from './fixtures/players.ts'

const args = { path: '/', player: newcomer, faults: { '/api/jackpots': 500 } }

test('without switches a story stays as it is', () => {
  expect(under({}, args)).toEqual(args)
  expect(under({ audience: 'story', network: 'story' }, args)).toEqual(args)
  expect(isChanged({ audience: 'story', date: 'recorded', network: 'story' })).toBe(false)
})

test.each([
  ['guest', undefined],
  ['player', regular],
  ['excluded', excluded],
] as const)('as a %s the story has that visitor', (audience, player) => {
  expect(under({ audience }, args).player).toBe(player)
  expect(isChanged({ audience })).toBe(true)
})

test('a network without connection still has the page, and keeps the story’s own faults', () => {
  expect(under({ network: 'offline' }, args).faults).toEqual({
    '': 'offline',
    '/api/pages': 'none',
    '/api/catalogue': 'none',
    '/api/jackpots': 500,
  })
})

test('the clock can be later than the recording', () => {
  expect(timeAfterRecording({})).toBe(0)
  expect(timeAfterRecording({ date: 'tomorrow' })).toBe(86_400_000)
})
