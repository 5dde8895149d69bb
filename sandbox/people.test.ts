import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Game, Promotion } from '#app/api/contract/casino.ts'
import { chatClient } from '#app/api/contract/chat.ts'
import { type GatewayCall, gatewayCalls } from '#app/api/contract/player/gateway.ts'
import { LoginReply } from '#app/api/contract/player/platform.ts'
import { people } from './players/people.ts'
import { passwordOf, startTestSandbox } from './testing.ts'

const DAY = 24 * 60 * 60 * 1000
const { browser, json } = startTestSandbox(2500)
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString()

/** Query of each call that needs one. */
const queries: Partial<Record<GatewayCall, string>> = {
  keepAlive: '?millisFromLastAction=10',
  info: '?requestedPlayerData=userId,email',
  favourites: '?requestedFavorites=games',
  tournamentPlace: '?promotionId=promo-turneul-castelului',
}
const bodies: Partial<Record<GatewayCall, object>> = {
  validate: { validateSessionTokens: [{}] },
  changeBalanceVisibility: { balanceHidden: false },
  addMarketingTags: { tags: [] },
  gamingBonuses: { returnBonusTemplateDetails: true, statusFilter: 'current' },
  optIn: { templateCode: 'GC-RULETA-5' },
  optOut: { templateCode: 'GC-RULETA-5' },
  changeFavourites: { favoriteGames: { favoriteGameType: [] }, requestType: 'add' },
  chatToken: chatClient,
  playerGames: { startDate: ago(30), endDate: ago(0), minimumGameRoundCount: 1, languageCode: 'ro' },
  gameResults: {
    startDatetime: ago(30),
    endDatetime: ago(0),
    nearestGames: false,
    page: 1,
    max: 30,
    order: 'desc',
    filterOutParameters: ['EXITGAME'],
    fields: ['code', 'datetime', 'gameName', 'gameType', 'win'],
  },
}

const inside = people.filter(({ begin }) => !begin([], 0).refusal && !begin([], 0).excludedAtLogin)

describe('people of the sandbox', () => {
  it('are twelve, with simple passwords', () => {
    expect(new Set(people.map(({ username }) => username)).size).toBe(12)
    for (const { password } of people) expect(password).toMatch(/^[a-z]+(?:-[a-z]+)?-\d+$/)
    expect(people.filter(({ password }) => password.length < 8)).toEqual([])
    expect(inside.length).toBe(7)
  })

  it.each(inside)('$username logs in, and every response matches the contract', async ({ username }) => {
    const own = browser()
    const session = await own.login(username)
    expect(session.status).toBe(200)
    expect(v.parse(gatewayCalls.login.answer, await session.json())).toMatchObject({
      notificationToken: expect.any(String),
      sessionToken: expect.any(String),
    })
    for (const [call, shape] of Object.entries(gatewayCalls)) {
      if (['login', 'logout', 'bonusDetails'].includes(call)) continue
      const name = call as GatewayCall
      const method = 'body' in shape ? 'POST' : 'GET'
      const answer = await own.ask(method, `/gateway${shape.path}${queries[name] ?? ''}`, bodies[name])
      expect(answer.status, call).toBe(200)
      expect(answer.headers.get('Cache-Control'), call).toBe('no-store')
      const body = await answer.json()
      expect(v.parse(shape.answer, body), call).toEqual(body)
    }
  })

  it('have existing games and different histories', async () => {
    const games = new Map(
      ((await json('/casino/games/no-files')) as Game[]).map((game) => [game.gameCode, game]),
    )
    const states = people.map(
      ({ username, begin }) => [username, begin([...games.values()].slice(0, 600), 0)] as const,
    )
    for (const [username, { favourites, plays, bonuses }] of states) {
      const selected = bonuses.flatMap(({ gaming }) => gaming?.selectedGames ?? [])
      const codes = [...favourites, ...plays.map(({ gameCode }) => gameCode), ...selected]
      expect(
        codes.filter((code) => !games.has(code)),
        username,
      ).toEqual([])
    }
    const { 'ana.noua': ana, 'mihai.obisnuit': mihai, 'victor.mare': victor } = Object.fromEntries(states)
    expect([ana?.favourites.length, mihai?.favourites.length, victor?.favourites.length]).toEqual([
      0, 12, 200,
    ])
    expect(mihai?.favourites.filter((code) => games.get(code)?.type === 'Live').length).toBe(2)
    expect([ana?.plays, ana?.balances[0]?.amount]).toEqual([[], 0])
    expect(Math.max(...(victor?.rounds ?? []).map(({ win }) => win))).toBeGreaterThan(10_000)
  })

  it('have bonuses and opt-ins of existing promotions', async () => {
    const promotions = (await json('/casino/promotions')) as Promotion[]
    const elena = people.find(({ username }) => username === 'elena.bonus')?.begin([], 0)
    const named = elena?.optIns.flatMap(({ templateCode, tags = [] }) => [
      ...(templateCode ? [templateCode] : []),
      ...tags.map(({ name }) => name),
    ])
    const known = promotions.flatMap(({ templateCode, tagName }) => [templateCode, tagName])
    expect(named?.filter((name) => !known.includes(name))).toEqual([])
    expect(named?.length).toBe(2)
  })
})

describe('people whose login needs another step', () => {
  const refusalOf = async (username: string, password = passwordOf(username)) =>
    v.parse(LoginReply, await browser().platform('login', { username, password, rememberMe: 0 }))

  it.each([
    ['stela.suspendata', 'suspended'],
    ['ioana.termeni', 'terms-changed'],
    ['radu.parola', 'password-must-change'],
    ['sorin.doifactori', 'second-factor-required'],
  ])('%s is refused: %s', async (username, reason) => {
    const reply = await refusalOf(username)
    expect(reply.errorCode).not.toBe(0)
    expect(reply).toMatchObject({ reason })
    expect(await refusalOf(username, 'altceva-1')).toMatchObject({ reason: 'wrong-credentials' })
  })

  it('ioana accepts new terms and logs in', async () => {
    const { terms } = await refusalOf('ioana.termeni')
    expect(terms).toMatchObject({ version: '2026-10', url: '/pagina/termeni-si-conditii' })
    const own = browser()
    const accept = (version?: string) =>
      own.platform('validate-terms-version', { username: 'ioana.termeni', version, accepted: true })
    expect(await accept('2020-01')).toMatchObject({ reason: 'terms-changed' })
    expect(await accept(terms?.version)).toEqual({ errorCode: 0 })
    expect((await own.login('ioana.termeni')).status).toBe(200)
  })

  it('paul is redirected to the page of his exclusion, on the host he called', async () => {
    const own = browser()
    const answer = await own.login('paul.exclus')
    const { additionalInformation, sessionToken } = await answer.json()
    expect(additionalInformation).toMatchObject({
      SuspendedSelfExclusionException: expect.anything(),
      redirectionUrl: 'http://localhost/sandbox/account/autoexclus',
    })
    expect([sessionToken, own.cookies.has('sandbox-gateway')]).toEqual([undefined, false])
  })

  it('maria logs in and is excluded from the casino', async () => {
    const own = browser()
    await own.login('maria.pauza')
    expect(await own.read('/pams/api/v2/clientOverview')).toMatchObject({
      selfExclusion: { productSettings: [{ product: 'Casino' }] },
    })
  })

  it('AUT-14 maria gets no token for a game, whatever her page asks for', async () => {
    const own = browser()
    await own.login('maria.pauza')
    const answer = await own.read('/v1/session-token')
    expect(answer).toEqual({ errorCode: expect.any(Number), username: 'maria.pauza' })
    expect(answer).not.toMatchObject({ errorCode: 0 })
  })
})

it('the players’ state survives a restart, a new seed of the content and a month', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sandbox-people-')), 'people.sqlite')
  let now = Date.parse('2026-11-20T12:00:00Z')
  const first = startTestSandbox(200, () => now, file)
  const before = first.browser()
  await before.login('mihai.obisnuit', 1)
  await before.write('/user-preference/balance/v1', { balanceHidden: true })
  first.close()
  const second = startTestSandbox(300, () => now, file)
  const after = second.browser()
  for (const [name, value] of before.cookies) after.cookies.set(name, value)
  expect(await after.platform('logged-in-player')).toEqual({ errorCode: 0, username: 'mihai.obisnuit' })
  expect(await after.read('/user-preference/balance/v1')).toEqual({ balanceHidden: true })
  now += 13 * DAY
  expect(await after.platform('logged-in-player')).toEqual({ errorCode: 0 })
  const again = { username: 'mihai.obisnuit', rememberMe: 1 }
  expect(await after.platform('login', again)).toMatchObject({ errorCode: 0 })
  now += 60 * DAY
  await after.login('mihai.obisnuit')
  const month = { startDate: new Date(now - 30 * DAY).toISOString(), endDate: new Date(now).toISOString() }
  const asked = { ...month, minimumGameRoundCount: 10, languageCode: 'ro' }
  const { results } = await after.write('/pams/api/v2/getPlayerGames', asked)
  expect(results.length).toBe(15)
  second.close()
})
