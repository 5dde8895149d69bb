import { beforeEach, describe, expect, it } from 'vitest'
import { startTestSandbox } from './testing.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const DAY = 24 * 60 * 60 * 1000
const ago = (days: number) => new Date(NOW - days * DAY).toISOString()

const { loggedIn, send } = startTestSandbox(400, () => NOW)

beforeEach(async () => {
  for (const username of ['ana.noua', 'elena.bonus']) {
    await send('POST', `/control/people/${username}/reset`)
  }
})

describe('favourites', () => {
  it('go to the front when added, once, and out when removed', async () => {
    const own = await loggedIn('ana.noua')
    const change = (requestType: 'add' | 'remove', ...codes: string[]) =>
      own.write('/pams/api/v2/player/favorites', {
        favoriteGames: { favoriteGameType: codes.map((gameType) => ({ gameType })) },
        requestType,
      })
    const codes = async () =>
      (await own.read('/pams/api/v2/player/favorites?requestedFavorites=games')).favoriteGames.map(
        ({ gameType }: { gameType: string }) => gameType,
      )
    await change('add', 'diamant-40')
    await change('add', 'regina-nilului', 'arcul-de-foc')
    await change('add', 'diamant-40')
    expect(await codes()).toEqual(['diamant-40', 'regina-nilului', 'arcul-de-foc'])
    await change('remove', 'regina-nilului', 'nu-exista')
    expect(await codes()).toEqual(['diamant-40', 'arcul-de-foc'])
  })
})

describe('history', () => {
  const games = async (startDate: string, endDate: string, minimumGameRoundCount: number) => {
    const own = await loggedIn('mihai.obisnuit')
    const asked = { startDate, endDate, minimumGameRoundCount, languageCode: 'ro' }
    const { results } = await own.write('/pams/api/v2/getPlayerGames', asked)
    return results.map(({ gameRoundCount }: { gameRoundCount: number }) => gameRoundCount)
  }

  it('counts rounds of a month, for games with a minimum number', async () => {
    const month = await games(ago(30), ago(0), 1)
    expect(month).toEqual([420, 49, 260, 9, 180, 33, 120, 27, 1, 95, 22, 72, 18, 50, 14, 6, 41, 10, 4, 3])
    expect(await games(ago(30), ago(0), 50)).toEqual([420, 260, 180, 120, 95, 72, 50])
    expect(await games(ago(60), ago(31), 1)).toEqual([75])
    expect((await games(ago(7), ago(0), 1))[0]).toBe(252)
  })

  type Result = { datetime?: string; gameName?: string; win: number }
  const results = async (special: object): Promise<Result[]> => {
    const own = await loggedIn('mihai.obisnuit')
    const { results } = await own.write('/pams/api/v2/gameResults', {
      startDatetime: ago(30),
      endDatetime: ago(0),
      nearestGames: false,
      page: 1,
      max: 30,
      order: 'desc',
      filterOutParameters: ['EXITGAME'],
      fields: ['code', 'datetime', 'gameName', 'gameType', 'win'],
      ...special,
    })
    return results
  }

  it('gives the newest results first, with the requested number and fields', async () => {
    const newest = await results({})
    expect(newest.length).toBe(30)
    const times = newest.map(({ datetime = '' }) => datetime)
    expect(times).toEqual(times.toSorted().reverse())
    const all = await results({ max: 1000 })
    expect(await results({ page: 2 })).toEqual(all.slice(30, 60))
    expect(await results({ order: 'asc', max: 1000 })).toEqual(all.toReversed())
    expect((await results({ max: 1000, filterOutParameters: [] })).length).toBeGreaterThan(all.length)
    expect(Object.keys((await results({ fields: ['win'] }))[0] ?? {}).toSorted()).toEqual(['gameType', 'win'])
    expect(all.filter(({ win }) => win === 0).length).toBeGreaterThan(5)
    for (const { datetime = '' } of await results({
      startDatetime: ago(3),
      endDatetime: ago(1),
      max: 1000,
    })) {
      expect(datetime >= ago(3) && datetime <= ago(1)).toBe(true)
    }
  })
})

describe('bonuses', () => {
  it('are filtered by status: current, a given one, all', async () => {
    const own = await loggedIn('elena.bonus')
    const ids = async (filter: string) => {
      const { bonuses } = await own.read(`/pams/api/v2/player/bonuses${filter}`)
      return bonuses.map(({ bonusId }: { bonusId: string }) => bonusId)
    }
    expect(await ids('')).toEqual(['bonus-duminica', 'bonus-jetoane', 'bonus-castel', 'bonus-cash'])
    expect(await ids('?statusFilter=Pending')).toEqual(['bonus-nou'])
    expect((await ids('?statusFilter=all')).length).toBe(6)
    const { bonuses } = await own.write('/pams/api/v2/player/gamingBonuses', {
      returnBonusTemplateDetails: true,
    })
    expect(bonuses).toEqual([
      expect.objectContaining({ bonusType: 'freespins', bonusStatus: 'active', freeSpinsCountRemaining: 14 }),
      expect.objectContaining({ bonusType: 'goldenchips', goldenChips: { goldenChipsCountRemaining: 5 } }),
      expect.objectContaining({ bonusType: 'freespins2', bonusStatus: 'accepted' }),
    ])
  })

  it('have the requested details', async () => {
    const own = await loggedIn('elena.bonus')
    const details = async (bonusId: string, template: boolean, games: boolean) =>
      own.ask(
        'GET',
        `/gateway/pams/api/v2/player/bonusDetails?bonusId=${bonusId}&returnBonusTemplateDetails=${template}&returnGamingContexts=${games}`,
      )
    const bonus = {
      bonusId: 'bonus-duminica',
      playType: 'freespins',
      freeSpinsCount: 20,
      templateCode: 'FS-DUMINICA-20',
    }
    expect(await (await details('bonus-duminica', false, true)).json()).toEqual({ bonus })
    const selectedGames = ['regina-nilului', 'livada-de-aur', 'comoara-faraonului']
    expect(await (await details('bonus-duminica', true, true)).json()).toEqual({
      bonus: { ...bonus, bonusTemplate: { title: 'Rotiri de duminică', gamingContext: { selectedGames } } },
    })
    expect((await details('nu-exista', true, true)).status).toBe(404)
  })

  it('opting in adds a template once, opting out removes it and keeps the tags', async () => {
    const own = await loggedIn('elena.bonus')
    const optIns = async () =>
      (await own.read('/pams/api/v2/client/getOptedInBonusTemplates')).bonusTemplateOptIns
    const tags = { tags: [{ name: 'turneu-castel' }] }
    for (const _twice of [1, 2])
      await own.write('/pams/api/v2/client/optInToBonusTemplate', { templateCode: 'GC-RULETA-5' })
    expect(await optIns()).toEqual([
      { templateCode: 'FS-DUMINICA-20' },
      tags,
      { templateCode: 'GC-RULETA-5' },
    ])
    await own.write('/pams/api/v2/client/optOutFromBonusTemplate', { templateCode: 'FS-DUMINICA-20' })
    expect(await optIns()).toEqual([tags, { templateCode: 'GC-RULETA-5' }])
  })
})

it('tags, visibility and tokens are the player’s own', async () => {
  const own = await loggedIn('elena.bonus')
  expect(await own.write('/pams/api/v2/marketingTags', { tags: ['nou', 'turneu-castel'] })).toEqual({
    tags: ['turneu-castel', 'nou'],
  })
  await own.write('/user-preference/balance/v1', { balanceHidden: true })
  expect(await own.read('/user-preference/balance/v1')).toEqual({ balanceHidden: true })
  expect(await (await loggedIn('mihai.obisnuit')).read('/user-preference/balance/v1')).toEqual({
    balanceHidden: false,
  })
  const tokens = await Promise.all([own.read('/v1/session-token'), own.read('/v1/session-token')])
  expect(tokens.map(({ errorCode, username }) => [errorCode, username])).toEqual([
    [0, 'elena.bonus'],
    [0, 'elena.bonus'],
  ])
  expect(tokens[0].sessionToken).not.toEqual(tokens[1].sessionToken)
})
