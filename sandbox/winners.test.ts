import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type Game, LiveWinner } from '#app/api/contract/casino.ts'
import { startTestSandbox } from './testing.ts'

let now = 1_795_000_002_345
const { get, json, send } = startTestSandbox(2500, () => now)
const address = '/winners/get-winners-live.php'

/** The content of the feed: JSON inside a JSON string. */
async function winners(query = 'country=ro'): Promise<LiveWinner[]> {
  const text = await json(`${address}?${query}`)
  if (typeof text !== 'string') throw new TypeError(`expected a string, received ${typeof text}`)
  return v.parse(v.array(LiveWinner), JSON.parse(text))
}

describe('WIN-01 the live winners', () => {
  it('are 24 wins of the last minutes, newest first, with masked names', async () => {
    const list = await winners()
    expect(list.length).toBe(24)
    const times = list.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    for (const { at, player, kind, win } of list) {
      expect(at).toBeLessThan(now)
      expect(at).toBeGreaterThan(now - 300_000)
      expect(player).toMatch(/^\p{Lu}\p{Ll}\*{3}\p{Ll}$/u)
      expect(kind).toBe('win')
      expect(win).toBeGreaterThan(0)
    }
  })

  it('are the same within half a minute, and then move on by three', async () => {
    const first = await winners()
    now += 17_000
    expect(await winners()).toEqual(first)
    now += 1000
    const later = await winners()
    expect(later.slice(3)).toEqual(first.slice(0, -3))
    expect(later.slice(0, 3)).not.toEqual(first.slice(0, 3))
  })

  it.each(['country=ro', 'country=ro&kind=jackpot', 'country=RO&kind=hall-of-fame'])(
    'name a few games that are gone, and else games of the catalogue: %s',
    async (query) => {
      const known = new Set(
        ((await json('/casino/games/no-files')) as Game[]).map(({ gameCode }) => gameCode),
      )
      const gone = (await winners(query)).filter(({ gameCode }) => !known.has(gameCode))
      expect(gone.length).toBeGreaterThan(0)
      expect(gone.length).toBeLessThan(6)
    },
  )

  it('are empty for other countries, and the country is required', async () => {
    expect(await winners('country=de')).toEqual([])
    for (const query of ['', '?country=', '?country=Rom%C3%A2nia', '?country=ro&kind=loss']) {
      expect((await get(address + query)).status, query).toBe(400)
    }
  })
})

describe('WIN-02 the other lists', () => {
  it('have jackpots of the last day, newest first', async () => {
    const list = await winners('country=ro&kind=jackpot')
    expect(list.length).toBe(24)
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['jackpot']))
    const times = list.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(now - (times.at(-1) ?? 0)).toBeLessThan(26 * 3_600_000)
  })

  it('have the greatest wins of all time, the greatest first, whenever they are asked for', async () => {
    const list = await winners('country=ro&kind=hall-of-fame')
    const wins = list.map(({ win }) => win)
    expect(wins.length).toBe(24)
    expect(wins).toEqual(wins.toSorted((one, other) => other - one))
    expect(wins.at(-1)).toBeGreaterThan(10_000)
    now += 86_400_000
    expect(await winners('country=ro&kind=hall-of-fame')).toEqual(list)
  })
})

describe('faults of the feed', () => {
  const ask = (mode: string) => send('POST', '/control/faults', { path: address, mode })

  it('change the content of the string', async () => {
    await ask('malformed-item')
    const items = JSON.parse(String(await json(`${address}?country=ro`))) as unknown[]
    const good = items.filter((item) => v.safeParse(LiveWinner, item).success)
    expect(good.length).toBeGreaterThanOrEqual(24)
    expect(items.length - good.length).toBeGreaterThan(5)
    await ask('empty')
    expect(await json(`${address}?country=ro`)).toBe('[]')
    await ask('wrong-shape')
    expect(await json(`${address}?country=ro`)).toBe('{"items":"none"}')
    await ask('error-503')
    expect((await get(`${address}?country=ro`)).status).toBe(503)
  })
})
