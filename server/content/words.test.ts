import { expect, test } from 'vitest'
import messages from '#app/platform/messages/ro.json'
import { menuWords } from './words.ts'

test('every fixed entry of the menus has its word', () => {
  const words = menuWords(messages)
  expect(words).toMatchObject({ lobby: 'Lobby', winners: 'Câștigători', allGames: 'Toate jocurile' })
  expect(Object.values(words).filter((word) => !word)).toEqual([])
})
