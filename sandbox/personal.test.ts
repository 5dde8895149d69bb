import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type Game, SpecialCategory } from '#app/api/contract/casino.ts'
import { Personalised } from '#app/api/contract/player/personalised.ts'
import { startTestSandbox } from './testing.ts'

const sandbox = startTestSandbox(600)
const { get, json, send } = sandbox
const path = '/casino/Personalized/general/categories'
const games = new Map(((await json('/casino/games/no-files')) as Game[]).map((game) => [game.gameCode, game]))

describe('the lists of the recommendation service', () => {
  it('are the same for every guest, with any cookie', async () => {
    const visitor = await get(path)
    expect(visitor.headers.get('Cache-Control')).toBe('public, max-age=5')
    expect(visitor.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(visitor.headers.get('Vary')).toContain('Cookie')
    const stale = await get(path, { headers: { Cookie: 'sandbox-gateway=vechi' } })
    expect(await stale.json()).toEqual(await visitor.json())
  })

  it('also have a player’s tried games and follow-ups', async () => {
    const shared = (await json(path)) as SpecialCategory[]
    const own = sandbox.browser()
    await own.login('mihai.obisnuit')
    const answer = await own.ask('GET', path)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    const lists = v.parse(v.array(SpecialCategory), await answer.json())
    expect(lists.slice(0, shared.length)).toEqual(shared)
    const added = lists.slice(shared.length)
    expect(added.map(({ type, lobby }) => `${type} ${lobby}`)).toEqual([
      'TriedOnce Casino',
      'BecauseYouPlayedPggService Casino',
      'TriedOnce Live',
      'BecauseYouPlayedPggService Live',
    ])
    const [tried, after, triedLive, afterLive] = added.map(({ games: codes }) => codes)
    expect((tried?.length ?? 0) + (triedLive?.length ?? 0)).toBe(5)
    expect([after?.length, afterLive?.length]).toEqual([30, 30])
    const isLive = (code: string) => /Live|Table/.test(games.get(code)?.type ?? 'unknown')
    for (const { lobby, games: codes } of added) {
      expect(codes.filter((code) => !games.has(code) || isLive(code) !== (lobby === 'Live'))).toEqual([])
    }
  })

  it('have nothing more for a player without games', async () => {
    const own = sandbox.browser()
    await own.login('ana.noua')
    const lists = v.parse(v.array(SpecialCategory), await (await own.ask('GET', path)).json())
    expect(lists.slice(-4).flatMap(({ games: codes }) => codes)).toEqual([])
  })
})

describe('the marketing platform', () => {
  const listOf = async (userId: string) => {
    const answer = await send('POST', '/bloomreach/personalized-games', {
      customer_ids: { userId },
      params: {},
    })
    return v.parse(Personalised, await answer.json())
  }

  it('has the same thirty games for a player, and others for another', async () => {
    const [one, again, other] = [await listOf('u-1'), await listOf('u-1'), await listOf('u-2')]
    expect(one).toEqual(again)
    expect(one.duration).toBe(900_000)
    expect(new Set(one.recommendations).size).toBe(30)
    expect(one.recommendations.filter((code) => !games.has(code))).toEqual([])
    expect(other.recommendations).not.toEqual(one.recommendations)
  })

  it.each([{}, { customer_ids: {}, params: {} }, { customer_ids: { userId: 'u-1' } }, null])(
    'refuses %j',
    async (body) => {
      expect((await send('POST', '/bloomreach/personalized-games', body)).status).toBe(400)
    },
  )
})
