// @vitest-environment node

import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { logFailure } from '#app/platform/logFailure.ts'
import { chatClient } from './contract/chat.ts'
import { type BodyOf, type GatewayCall, gatewayCalls, type QueryOf } from './contract/player/gateway.ts'
import { ApiError } from './errors.ts'
import { type CallOptions, createGateway } from './gateway.ts'

/** Planted as a player's name, token and money; no message and no log line may contain one. */
const NAME = 'plantat.nume'
const TOKEN = 'plantat-jeton'
const MONEY = 98_765.43
const planted = new RegExp([NAME, TOKEN, MONEY].join('|'))

const done = { errorCode: 0 }
const moment = '2026-11-20T12:00:00.000Z'
const money = { balances: [{ type: 'casino_gaming', amount: MONEY, currencyCode: 'RON' }] }
const tags = { tags: ['vip'] }
const template = { templateCode: 't-1' }

type Row<Call extends GatewayCall> = { answer: unknown } & (BodyOf<Call> extends undefined
  ? object
  : { body: BodyOf<Call> }) &
  (QueryOf<Call> extends undefined ? object : { query: QueryOf<Call> })

/** Options of each call, and its normal response. A new call does not compile without its row. */
const rows: { [Call in GatewayCall]: Row<Call> } = {
  login: {
    body: {
      username: NAME,
      ims_temporary_token: TOKEN,
      device_type: 'desktop',
      os_name: 'Linux',
      client_platform: 'web',
    },
    answer: { sessionToken: TOKEN, notificationToken: TOKEN },
  },
  validate: { body: { validateSessionTokens: [{}] }, answer: done },
  logout: { answer: done },
  keepAlive: { query: { millisFromLastAction: '0' }, answer: done },
  notificationToken: { answer: { notification_token: TOKEN } },
  balances: { answer: money },
  balanceVisibility: { answer: { balanceHidden: true } },
  changeBalanceVisibility: { body: { balanceHidden: true }, answer: { balanceHidden: true } },
  info: { query: { requestedPlayerData: 'username' }, answer: { userId: '7', username: NAME } },
  overview: { answer: { username: NAME, ...money } },
  playerTags: { answer: tags },
  marketingTags: { answer: tags },
  addMarketingTags: { body: tags, answer: tags },
  paymentStatistic: { answer: { deposits: MONEY, withdrawals: 0 } },
  bonuses: { query: { statusFilter: 'current' }, answer: { bonuses: [] } },
  bonusDetails: {
    query: { bonusId: 'b-1', returnBonusTemplateDetails: 'true', returnGamingContexts: 'true' },
    answer: { bonus: { bonusId: 'b-1', playType: 'freespins' } },
  },
  gamingBonuses: { body: { returnBonusTemplateDetails: true }, answer: { bonuses: [] } },
  optIns: { answer: { bonusTemplateOptIns: [] } },
  optIn: { body: template, answer: done },
  optOut: { body: template, answer: done },
  tournamentPlace: { query: { promotionId: 'turneu' }, answer: { place: 12, points: 340 } },
  favourites: { query: { requestedFavorites: 'games' }, answer: { favoriteGames: [] } },
  changeFavourites: {
    body: { favoriteGames: { favoriteGameType: [{ gameType: 'diamant-40' }] }, requestType: 'add' },
    answer: done,
  },
  playerGames: {
    body: { startDate: moment, endDate: moment, minimumGameRoundCount: 10, languageCode: 'ro' },
    answer: { results: [] },
  },
  gameResults: {
    body: {
      startDatetime: moment,
      endDatetime: moment,
      nearestGames: false,
      page: 1,
      max: 30,
      order: 'desc',
      filterOutParameters: ['EXITGAME'],
      fields: ['win'],
    },
    answer: { results: [] },
  },
  providerToken: { answer: { username: NAME, sessionToken: { sessionToken: TOKEN } } },
  chatToken: { body: chatClient, answer: { username: NAME, sessionToken: { sessionToken: TOKEN } } },
}
const names = Object.keys(rows) as GatewayCall[]

const json = { 'content-type': 'application/json' }
/** A service's error body may contain personal data. */
const said = JSON.stringify({ error: `${NAME} ${TOKEN} ${MONEY}` })
const status = (code: number) => (response: ServerResponse) =>
  response.writeHead(code, { ...json, 'retry-after': '0' }).end(said)
const whole = (body: string) => (response: ServerResponse) => response.writeHead(200, json).end(body)

type Fault = {
  spoil: (response: ServerResponse) => unknown
  ends: object
  /** Requests of a read; a call with a body is sent once. */
  reads: 1 | 2
  timeout?: number
}
const ended = (code: number) => ({ name: 'ApiError', status: code })

const refused = (code: number): Fault => ({ spoil: status(code), ends: ended(code), reads: 1 })
const passing = (code: number): Fault => ({ spoil: status(code), ends: ended(code), reads: 2 })
const noAnswer = (body: string): Fault => ({ spoil: whole(body), ends: ended(200), reads: 1 })

const faults: Record<string, Fault> = {
  '400': refused(400),
  '401': refused(401),
  '403': refused(403),
  '404': refused(404),
  '408': passing(408),
  '409': passing(409),
  '425': passing(425),
  '429': passing(429),
  '500': passing(500),
  '502': passing(502),
  '503': passing(503),
  '504': passing(504),
  hang: { spoil: () => undefined, ends: { name: 'TimeoutError' }, reads: 1, timeout: 150 },
  'half-an-answer': noAnswer(`{"username":"${NAME}","sessionToken":"${TOKEN}`),
  'empty-body': noAnswer(''),
  html: noAnswer(`<!doctype html><h1>${NAME}</h1>`),
  'wrong-shape': { spoil: whole(`"${NAME} ${TOKEN} ${MONEY}"`), ends: { name: 'ValiError' }, reads: 1 },
  reset: { spoil: (response) => response.socket?.resetAndDestroy(), ends: { name: 'TypeError' }, reads: 1 },
  'cut-in-the-body': {
    spoil: (response) => {
      response.writeHead(200, { ...json, 'content-length': '999' })
      response.write(said, () => response.socket?.destroy())
    },
    ends: { name: 'TypeError', message: 'Failed to read response body' },
    reads: 1,
  },
}

const asked: string[] = []
const good: RequestListener = ({ url = '', method = '' }, response) => {
  const path = url.split('?')[0]?.replace('/good', '')
  const call = names.find(
    (name) => gatewayCalls[name].path === path && (method === 'POST') === 'body' in gatewayCalls[name],
  )
  response.writeHead(call ? 200 : 404, json).end(JSON.stringify(call && rows[call].answer))
}

const server = createServer((request, response) => {
  const { url = '', method } = request
  asked.push(`${method} ${url.split('?')[0]}`)
  const lane = url.split('/')[1] ?? ''
  const fault = faults[lane]
  if (fault) fault.spoil(response)
  else good(request, response)
})
let base = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Makes one call through a gateway with the fault of that name. */
async function make(name: GatewayCall, lane: string) {
  const gateway = createGateway({
    address: `${base}/${lane}`,
    timeout: faults[lane]?.timeout ?? 15_000,
    onExpired: () => undefined,
  })
  const { answer, ...given } = rows[name]
  return gateway.call(name, given as CallOptions<GatewayCall>).then(
    (value) => ({ value }),
    (error: Error) => ({ error }),
  )
}

test('every call has its row, and its normal response is valid', async () => {
  const results = await Promise.all(names.map((name) => make(name, 'good')))
  expect(names.filter((_, index) => 'error' in (results[index] ?? {}))).toEqual([])
  expect(names).toEqual(Object.keys(gatewayCalls))
})

// Vitest fails a run with an unhandled rejection or error.
test.each(Object.entries(faults))(
  'HTT-02 HTT-03 HTT-05 under the fault %s each call ends in its named error, is sent once or read twice at most, and names nobody',
  async (lane, { ends, reads }) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    for (const name of names) {
      asked.length = 0
      const result = await make(name, lane)
      if (!('error' in result)) throw new Error(`${name} succeeded`)
      const { error } = result
      expect(error, name).toMatchObject(ends)
      const { path } = gatewayCalls[name]
      const times = 'body' in gatewayCalls[name] ? ['POST'] : Array.from({ length: reads }, () => 'GET')
      expect(asked, name).toEqual(times.map((method) => `${method} /${lane}${path}`))
      logFailure(name, error)
      expect(`${error.message} ${error.stack}`, name).not.toMatch(planted)
    }
    expect(warn).toHaveBeenCalledTimes(names.length)
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(planted)
    warn.mockRestore()
  },
)

test('HTT-03 the body of a refusal is on the error for its handler, and in no message', async () => {
  const result = await make('overview', '403')
  expect(result).toMatchObject({
    error: { body: said, message: `${base}/403${gatewayCalls.overview.path} answered 403` },
  })
  expect('error' in result && result.error).toBeInstanceOf(ApiError)
})

test('HTT-05 an invalid response is reported by its path, without its content', async () => {
  const result = await make('info', 'wrong-shape')
  const error = 'error' in result ? result.error : undefined
  expect(error).toBeInstanceOf(v.ValiError)
  expect([error?.message, JSON.stringify(error)]).toEqual([
    'wrong at the top',
    expect.not.stringMatching(planted),
  ])
})
