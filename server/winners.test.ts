import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueOf } from '#app/domain/catalogue.ts'
import { games, providers } from '#sandbox/fixtures/games.ts'
import { createWinners } from './winners.ts'

const empty = { collections: [], collectionGroups: [], categories: [], jackpots: [] }
const catalogue = catalogueOf({ ...empty, games, providers })
const win = (gameCode: string) => ({ gameCode, player: 'An***i', win: 12, at: 1 })

let asked: string[] = []
let answer: unknown
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.end(JSON.stringify(answer))
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

function winnersAt(address: string | undefined) {
  asked = []
  return createWinners({
    url: address,
    timeout: 5000,
    report: () => undefined,
    catalogue: async () => catalogue,
  })
}

test('WIN-01 winners are JSON inside a JSON string, kept only when their game is known', async () => {
  answer = JSON.stringify([win('diamant-40'), win('taken-down'), { gameCode: 7 }])
  const winners = await winnersAt(url)('recent')
  expect(winners.map(({ tile }) => tile.code)).toEqual(['diamant-40'])
  expect(asked).toEqual(['/get-winners-live.php?country=ro'])
})

test('WIN-02 the other lists are requested by their kind', async () => {
  answer = '[]'
  await winnersAt(url)('hall-of-fame')
  expect(asked).toEqual(['/get-winners-live.php?country=ro&kind=hall-of-fame'])
})

test('WIN-01 a hundred visitors at once are one call', async () => {
  answer = '[]'
  const winners = winnersAt(url)
  await Promise.all(Array.from({ length: 100 }, () => winners('recent')))
  expect(asked).toHaveLength(1)
})

test.each([
  ['no string', []],
  ['no JSON in it', '<html>'],
  ['no list', '{}'],
])('HTT-05 an answer with %s is a failed load', async (_what, wrong) => {
  answer = wrong
  await expect(winnersAt(url)('recent')).rejects.toThrow()
})

test('without a service there are no winners', async () => {
  expect(await winnersAt(undefined)('recent')).toEqual([])
})
