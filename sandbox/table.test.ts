import { describe, expect, it } from 'vitest'
import type { Game } from '#app/api/contract/casino.ts'
import { spotName } from './play/browser/tableWords.ts'
import { startTestSandbox } from './testing.ts'

const { browser, get, json, send } = startTestSandbox(400)
const text = async (path: string) => (await get(path)).text()
const games = (await json('/casino/games/no-files')) as Game[]

const demo = '/play/ruleta-carpati?mode=demo&lang=ro&platform=web'

describe('the page of a live game', () => {
  it('is a table, and for any other type the machine', async () => {
    for (const type of ['Live', 'Slot', 'Table', 'Crash'] as const) {
      const game = games.find((candidate) => candidate.type === type)
      const html = await text(`/play/${game?.gameCode}?mode=demo`)
      expect(html).toContain(`<h1>${game?.name}</h1>`)
      expect([html.includes('id="felt"'), html.includes('id="reels"')]).toEqual(
        type === 'Live' ? [true, false] : [false, true],
      )
    }
  })

  it('has a named button for each of its 46 bets, and a status', async () => {
    const html = await text(demo)
    const buttons = [
      ...html.matchAll(/<button type="button" data-spot="([^"]+)"[^>]*\saria-label="([^"]+)"/g),
    ]
    expect(buttons.length).toBe(46)
    for (const [, spot = '', name] of buttons) expect(name).toBe(spotName(spot))
    expect(html.match(/role="status"/g)?.length).toBe(1)
  })

  it('bets within the limits of its game', async () => {
    const game = games.find(({ gameCode }) => gameCode === 'ruleta-carpati')
    const [, bets = ''] = /data-bets="([^"]+)"/.exec(await text(demo)) ?? []
    const chips = bets.split(' ').map((bet) => Number(bet) / 100)
    expect(Math.min(...chips)).toBeGreaterThanOrEqual(game?.minBet ?? Number.NaN)
    expect(Math.max(...chips)).toBeLessThanOrEqual(game?.maxBet ?? Number.NaN)
  })

  it('has the same dealer whenever it is opened', async () => {
    const dealers = await Promise.all([1, 2].map(async () => /Dealer ([^<]+)</.exec(await text(demo))?.[1]))
    expect(dealers[0]).toMatch(/^\p{Lu}/u)
    expect(dealers[0]).toBe(dealers[1])
  })

  it('can be spun early in a demo only', async () => {
    expect(await text(demo)).toContain('Învârte acum')
    expect(await text('/play/ruleta-carpati?mode=real&player=ana&token=t')).not.toContain('Învârte acum')
  })
})

describe('LCH-03 LCH-05 a live game for money', () => {
  it('starts with the player’s balance and reports its turns', async () => {
    const { sessionToken: token } = await (await browser().login('dan.limite')).json()
    const html = await text(`/play/ruleta-carpati?mode=real&player=dan.limite&token=${token}`)
    expect(html).toContain('data-purse="210"')
    const turn = { token, gameCode: 'ruleta-carpati', bet: 5, win: 2 }
    expect(await (await send('POST', '/play/rounds', turn)).json()).toEqual({ balance: 207 })
    expect((await send('POST', '/play/rounds', { ...turn, bet: 208 })).status).toBe(403)
  })
})
