import { QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { LiveRecord } from '#app/api/contract/live.ts'
import { createQueryClient } from '#app/content/queryClient.ts'
import { known } from '#app/domain/known.ts'
import { createTables, createTablesNow } from '#app/live/liveFeed.ts'
import { Floor } from '#app/live/salon/Floor.tsx'
import { LiveMessages } from '#app/platform/messages/LiveMessages.tsx'
import { storeOf } from '#app/platform/visit.ts'
import { announced, forget, listen, pass, press, readPage, said } from './reader.tsx'

const games = [
  {
    code: 'blackjack-arama-3',
    name: 'Blackjack Aramă 3',
    provider: 'Salonul Nouă',
    bet: { from: 5, to: 500 },
  },
  { code: 'poker-royal', name: 'Poker Royal', provider: 'Salonul Nouă', bet: { from: 5, to: 200 } },
  { code: 'ruleta-vip', name: 'Ruleta VIP', provider: 'Brazi', bet: { from: 250, to: 50_000 } },
]

const seats = (free: number) =>
  Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`seat${at + 1}`, at < free]))

const records = [
  { ImsGameCode: 'blackjack-arama-3', Status: 'online', Language: 'ro', SeatsAvailability: seats(3) },
  { ImsGameCode: 'poker-royal', Status: 'online', Language: 'ro', SeatsAvailability: seats(0) },
  { ImsGameCode: 'ruleta-vip', Status: 'online', Language: 'en', PlayersSeated: 12, Results: ['7', '21'] },
] as unknown as LiveRecord[]

const sections = [
  { language: 'ro', groups: [{ band: 'pana-la-5' as const, codes: ['blackjack-arama-3', 'poker-royal'] }] },
  { language: 'en', groups: [{ band: 'peste-100' as const, codes: ['ruleta-vip'] }] },
]

/** The floor with the feed's data, as a player or guest hears it. */
async function hear() {
  const visit = createQueryClient()
  const tables = storeOf(visit, createTables)
  tables.replace(records)
  storeOf(visit, createTablesNow).set(known({ since: undefined }))
  const element = (
    <LiveMessages>
      <h1>Salonul live</h1>
      <Floor sections={sections} games={games} />
    </LiveMessages>
  )
  const router = createMemoryRouter([{ id: 'root', path: '/', element, loader: () => null }], {
    hydrationData: { loaderData: { root: { services: { assets: '', hub: 'https://hub.example' } } } },
  })
  await listen(
    <QueryClientProvider client={visit}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return tables
}

test('Salon: languages and stakes are headings, each table is one link that says everything once (LIV-12)', async () => {
  await hear()
  const log = await readPage()
  expect(log).toSay(
    'heading, Română, level 2',
    'link, Sari peste Română',
    'heading, Miză minimă până la 5 lei, level 3',
    'list, Română, Miză minimă până la 5 lei',
    'listitem, level 1, position 1, set size 2',
    'link, Blackjack Aramă 3, română, 5–500 lei, 3 locuri libere din 7. Intră în cont ca să joci',
    'link, Detalii despre Blackjack Aramă 3',
    'link, Poker Royal, română, 5–200 lei, masă plină. Detalii',
    'heading, Engleză, level 2',
    'heading, Miză minimă peste 100 lei, level 3',
    'link, Ruleta VIP, engleză, 250–50.000 lei, 12 la masă. Intră în cont ca să joci',
  )
  // The drawing repeats it for the eyes only.
  expect(log.filter((phrase) => /7 · 21|Dealer/.test(phrase))).toEqual([])
})

test('Salon: no change of the feed is announced, and the next reading has it (LIV-12)', async () => {
  const tables = await hear()
  await forget()
  await act(async () => {
    for (let free = 1; free <= 7; free += 1)
      tables.update({
        ImsGameCode: 'blackjack-arama-3',
        SeatsAvailability: seats(free),
        Version: free,
      } as LiveRecord)
  })
  await pass(2000)
  expect(await announced()).toEqual([])
})

test('Salon: arrow keys say the next table, Tab its details (LIV-12)', async () => {
  await hear()
  await press('Tab', 'Tab')
  await forget()
  await press('ArrowRight')
  expect(await said()).toSay('link, Poker Royal, română, 5–200 lei, masă plină. Detalii')
  await press('Tab')
  expect(await said()).toSay('link, Detalii despre Poker Royal')
})
