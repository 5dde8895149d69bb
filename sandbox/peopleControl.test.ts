import { beforeEach, describe, expect, it } from 'vitest'
import { people } from './players/people.ts'
import { startTestSandbox } from './testing.ts'

const sandbox = startTestSandbox(200)
const { get, json, loggedIn, send } = sandbox

type Shown = {
  username: string
  password: string
  balance: number
  sessions: object
  state: { favourites: string[] }
}

const act = async (username: string, action: string, body?: object) =>
  (await send('POST', `/control/people/${username}/${action}`, body)).json() as Promise<
    Record<string, unknown>
  >
const shown = async (username: string) => (await json(`/control/people/${username}`)) as Shown

beforeEach(() => send('POST', '/control/reset').then(() => undefined))

describe('people in the control room', () => {
  it('are on its page with their passwords and buttons', async () => {
    const html = await (await get('')).text()
    for (const { username, password, description } of people) {
      expect(html).toContain(
        `<th scope="row">${username}</th><td><code>${password}</code></td><td>${description}</td>`,
      )
      for (const action of ['expire', 'balance', 'reset']) {
        expect(html).toContain(`data-player-action="${action}" data-person="${username}"`)
      }
    }
  })

  it('are listed with their sessions, and described one by one', async () => {
    const own = await loggedIn('mihai.obisnuit')
    await own.platform('keep-alive')
    const list = (await json('/control/people')) as Shown[]
    expect(list.map(({ username }) => username)).toEqual(people.map(({ username }) => username))
    const mihai = await shown('mihai.obisnuit')
    expect(mihai).toMatchObject({
      password: 'mesteacan-2',
      balance: 482.35,
      sessions: { gateway: 1, platform: 1 },
    })
    expect(mihai.state.favourites.length).toBe(12)
    expect((await get('/control/people/nimeni')).status).toBe(404)
  })

  it('lose their sessions with „expire”, but stay remembered', async () => {
    const own = await loggedIn('mihai.obisnuit', 1)
    expect(await act('mihai.obisnuit', 'expire')).toMatchObject({ sessions: { gateway: 0, platform: 0 } })
    expect((await own.ask('GET', '/gateway/pams/api/v2/balances')).status).toBe(401)
    expect(await own.platform('logged-in-player')).toEqual({ errorCode: 0 })
    expect(await own.platform('login', { username: 'mihai.obisnuit', rememberMe: 1 })).toMatchObject({
      errorCode: 0,
    })
  })

  it('have a given number of keep-alive calls refused', async () => {
    const own = await loggedIn('ana.noua')
    await act('ana.noua', 'refuse-keep-alive', { times: 2 })
    const status = async () => (await own.ask('GET', '/gateway/v1/keep-alive?millisFromLastAction=0')).status
    expect([await status(), await status(), await status()]).toEqual([403, 403, 200])
  })

  it('get and lose money, down to zero', async () => {
    expect(await act('mihai.obisnuit', 'balance', { amount: 100 })).toEqual({ balance: 582.35 })
    expect(await act('mihai.obisnuit', 'balance', { amount: -1000 })).toEqual({ balance: 0 })
  })

  it('are granted a bonus with its message', async () => {
    const own = await loggedIn('ana.noua')
    const { bonusId } = await act('ana.noua', 'bonuses')
    const { messages } = await own.platform('waiting-messages', { types: ['bonus'] })
    expect(messages).toEqual([expect.objectContaining({ type: 'bonus', bonusId })])
    expect(await own.platform('confirm-bonus', { bonusId, accept: true })).toEqual({ errorCode: 0 })
    await act('ana.noua', 'bonuses', { playType: 'goldenchips' })
    const { bonuses } = await own.write('/pams/api/v2/player/gamingBonuses', {
      returnBonusTemplateDetails: false,
      statusFilter: 'all',
    })
    expect(bonuses.map(({ bonusType }: { bonusType: string }) => bonusType)).toEqual([
      'freespins',
      'goldenchips',
    ])
  })

  it('log in once with a token of their own', async () => {
    const { username, token } = (await act('ana.noua', 'token')) as { username: string; token: string }
    const own = sandbox.browser()
    expect((await own.enterGateway(username, token)).status).toBe(200)
    expect((await own.enterGateway(username, token)).status).toBe(401)
    const stela = (await act('stela.suspendata', 'token')) as { token: string }
    expect((await own.enterGateway('stela.suspendata', stela.token)).status).toBe(403)
  })

  it('are reset one by one and all at once', async () => {
    const [ana, mihai] = [await loggedIn('ana.noua'), await loggedIn('mihai.obisnuit')]
    for (const username of ['ana.noua', 'mihai.obisnuit']) await act(username, 'balance', { amount: 10 })
    await act('ana.noua', 'reset')
    expect([(await shown('ana.noua')).balance, (await shown('mihai.obisnuit')).balance]).toEqual([0, 492.35])
    expect((await ana.ask('GET', '/gateway/pams/api/v2/balances')).status).toBe(401)
    expect((await mihai.ask('GET', '/gateway/pams/api/v2/balances')).status).toBe(200)
    await send('POST', '/control/reset')
    expect((await shown('mihai.obisnuit')).balance).toBe(482.35)
    expect((await mihai.ask('GET', '/gateway/pams/api/v2/balances')).status).toBe(401)
  })

  it.each([
    ['nimeni', 'expire', undefined, 404],
    ['ana.noua', 'explode', undefined, 404],
    ['ana.noua', 'constructor', undefined, 404],
    ['ana.noua', 'balance', { amount: 'mult' }, 400],
    ['ana.noua', 'refuse-keep-alive', { times: -1 }, 400],
    ['ana.noua', 'bonuses', { playType: 'cash' }, 400],
  ])('refuse what cannot be: %s %s', async (username, action, body, status) => {
    expect((await send('POST', `/control/people/${username}/${action}`, body)).status).toBe(status)
  })

  it('refuse pages of another origin', async () => {
    const headers = { Origin: 'https://evil.example', Host: '127.0.0.1:4000' }
    expect((await send('POST', '/control/people/ana.noua/expire', undefined, headers)).status).toBe(403)
  })
})
