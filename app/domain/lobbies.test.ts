// @vitest-environment node
import { expect, test } from 'vitest'
import { isLive, lobbyOf, originOf } from './lobbies.ts'

test.each([
  ['Slot', false, 'Casino', 'casino'],
  ['Crash', false, 'Casino', 'casino'],
  ['Live', true, 'Live', 'live_casino'],
  ['Table', true, 'Live', 'live_casino'],
] as const)('CAT-06 %s counts as live: %s', (type, live, lobby, origin) => {
  expect([isLive(type), lobbyOf(type), originOf(lobbyOf(type))]).toEqual([live, lobby, origin])
})
