import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#app/content/queryClient.ts'
import { messages } from '#app/platform/messages/messages.ts'
import { moreMessages } from '#app/platform/messages/moreMessages.ts'
import { renderIn } from '#app/testRender.tsx'
import { kitMessages } from '#ui/foundation/messages/kit.ts'
import { Board } from './Board.tsx'

const words = { ...kitMessages, ...messages, ...moreMessages }
const prizes = [{ from: 1, to: 1, amount: 500 }]
const standings = Array.from({ length: 12 }, (_, index) => ({
  place: index + 1,
  player: `An***${index}`,
  points: 900 - index,
}))
const board = { updatedAt: Date.UTC(2026, 10, 23, 16, 4), players: 40, standings }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Draws the board over these responses, one after the other; returns a function that requests the next one. */
function draw(...responses: [status: number, body: unknown][]) {
  const fetch = vi.fn<() => Promise<Response>>()
  for (const [status, body] of responses)
    fetch.mockImplementationOnce(async () => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetch)
  const client = createQueryClient()
  renderIn(client, <Board promotion="turneu" prizes={prizes} own={{ place: 2, points: 899 }} />, words)
  return () => client.invalidateQueries()
}

test('PRO-05 ten places at first, the own one named, the prize beside its place', async () => {
  draw([200, board])
  expect(await screen.findAllByRole('row')).toHaveLength(11)
  const [, first, second] = screen.getAllByRole('row')
  expect(first?.textContent).toContain('500')
  expect(second?.textContent).toContain('Tu')
  expect(screen.getByText('40 de jucători')).toBeTruthy()
  screen.getByRole('button', { name: 'Arată tot clasamentul' }).click()
  expect(await screen.findByText('An***11')).toBeTruthy()
})

test('PRO-05 a leaderboard whose update fails stays, and says since when it stands', async () => {
  const again = draw([200, board], [404, {}], [200, board])
  expect(await screen.findByText('Actualizat la 18:04')).toBeTruthy()
  await again()
  expect(await screen.findByText('Încă nu are nimeni puncte.')).toBeTruthy()
  await again()
  expect(await screen.findByText('Actualizat la 18:04')).toBeTruthy()
  await again().catch(() => undefined)
  expect(await screen.findByText('Clasamentul de la 18:04. Nu îl putem actualiza acum.')).toBeTruthy()
  expect(screen.getAllByRole('row')).toHaveLength(11)
})

test('PRO-05 without an answer there is a retry, and no word about an empty leaderboard', async () => {
  draw([400, {}], [200, board])
  const retry = await screen.findByRole('button', { name: 'Reîncearcă' })
  expect(screen.queryByText('Încă nu are nimeni puncte.')).toBeNull()
  retry.click()
  expect(await screen.findAllByRole('row')).toHaveLength(11)
})
