import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { LiveRecord } from '#app/api/contract/live.ts'
import { createSchedule } from './schedule.ts'
import { testGames } from './testing.ts'

/** A schedule whose clock the test moves. */
function setUp({ count = 60, rate = 50, seed = 'test' } = {}) {
  let time = Date.UTC(2026, 10, 25, 12, 7)
  const schedule = createSchedule({ games: testGames(count), base: '/sandbox', seed, rate, now: () => time })
  return {
    schedule,
    pass(ms: number) {
      time += ms
      return schedule.advance()
    },
    run: (seconds: number, step = 20) =>
      Array.from({ length: (seconds * 1000) / step }).flatMap(() => {
        time += step
        return schedule.advance()
      }),
  }
}

const isRecord = (record: unknown) => v.safeParse(LiveRecord, record).success

describe('LIV-01 the changes of the tables', () => {
  it('are the same for the same seed, however often the clock is read', () => {
    const one = setUp()
    const other = setUp()
    expect(one.run(20, 20)).toEqual(other.run(20, 250))
    expect(one.schedule.records()).toEqual(other.schedule.records())
    expect(setUp({ seed: 'another' }).run(20)).not.toEqual(setUp().run(20))
  })

  it.each([1, 2, 30, 500, 2000])('happen %i times a second', (rate) => {
    expect(setUp({ rate }).run(10).length).toBe(rate * 10)
  })

  it('stop at rate 0, and continue at another', () => {
    const { schedule, run } = setUp({ rate: 0 })
    expect(run(10)).toEqual([])
    schedule.setRate(20)
    expect(run(10).length).toBe(200)
  })

  it('are not caught up after a long sleep', () => {
    expect(setUp({ rate: 500 }).pass(3_600_000).length).toBe(0)
    expect(setUp({ rate: 500 }).pass(900).length).toBe(450)
  })

  it('are spread evenly over all tables', () => {
    const updates = setUp({ rate: 2000 }).run(60)
    const first = new Set(Array.from({ length: 20 }, (_, index) => `masa-${index}`))
    const share = updates.filter(({ ImsGameCode }) => first.has(ImsGameCode)).length / updates.length
    expect(share).toBeGreaterThan(0.28)
    expect(share).toBeLessThan(0.38)
  })

  it('always match the contract, as do the tables', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(20, 200, 2000), (seed, rate) => {
        const { schedule, run } = setUp({ seed, rate })
        expect(schedule.records().filter((record) => !isRecord(record))).toEqual([])
        expect(run(2).filter((update) => !isRecord(update))).toEqual([])
        expect(schedule.records().filter((record) => !isRecord(record))).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it('lead from the first state to the last, with growing versions', () => {
    const { schedule, run } = setUp({ rate: 500 })
    const known = new Map(schedule.records().map((record) => [record.ImsGameCode, { ...record }]))
    for (const update of run(60)) {
      const before = known.get(update.ImsGameCode)
      expect(update.Version).toBe((before?.Version ?? 0) + 1)
      const merged = Object.entries({ ...before, ...update }).filter(([, value]) => value !== null)
      known.set(update.ImsGameCode, Object.fromEntries(merged) as never)
    }
    expect([...known.values()]).toEqual(schedule.records())
  })

  it('keep about one table in thirteen closed, most with an opening time', () => {
    const { schedule, run } = setUp({ count: 600, rate: 2000 })
    const closedShare = () => schedule.records().filter(({ Status }) => Status !== 'online').length / 600
    expect(closedShare()).toBeGreaterThan(0.04)
    expect(closedShare()).toBeLessThan(0.13)
    run(60)
    expect(closedShare()).toBeGreaterThan(0.04)
    expect(closedShare()).toBeLessThan(0.13)
    const opens = schedule.records().flatMap(({ OpensAt }) => OpensAt ?? [])
    expect(opens.length).toBeGreaterThan(5)
    for (const at of opens) expect(at).toMatch(/:(?:00|30):00\.000Z$/)
    expect(schedule.records().filter(({ Status, OpensAt }) => Status === 'online' && OpensAt)).toEqual([])
  })

  it('affect seats and players most, dealers sometimes, opening and limits rarely', () => {
    const updates = setUp({ count: 600, rate: 2000 }).run(30)
    const share = (field: keyof LiveRecord) =>
      updates.filter((update) => field in update).length / updates.length
    expect(share('SeatsAvailability') + share('PlayersSeated')).toBeGreaterThan(0.7)
    expect(share('Results')).toBeGreaterThan(0.2)
    expect(share('Dealer')).toBeGreaterThan(0.03)
    expect(share('Dealer')).toBeLessThan(0.12)
    expect(share('Status')).toBeLessThan(0.08)
    expect(share('Limits')).toBeLessThan(0.03)
  })
})

describe('LIV-03 a table', () => {
  const records = setUp({ count: 600 }).schedule.records()

  it('has seats at blackjack and poker, results at the others', () => {
    const ofWorld = (place: number) => records.filter((_, index) => index % 6 === place)
    const seats = (place: number) =>
      new Set(
        ofWorld(place).flatMap(({ SeatsAvailability: seats }) => (seats ? Object.keys(seats).length : [])),
      )
    expect([0, 1, 2, 3, 4, 5].map((place) => [...seats(place)])).toEqual([[], [7], [], [5], [], []])
    for (const place of [0, 2, 4, 5]) {
      expect(ofWorld(place).filter(({ Results }) => Results?.length === 12).length).toBeGreaterThan(80)
    }
  })

  it.each(['Limits', 'Dealer', 'DynamicImageUrl', 'Language', 'gameCode'] as const)(
    'often has %s, and not always',
    (field) => {
      const share = records.filter((record) => record[field] !== undefined).length / records.length
      expect(share).toBeGreaterThan(0.7)
      expect(share).toBeLessThan(0.99)
    },
  )

  it('LIV-04 speaks Romanian most often, and every language sometimes', () => {
    const spoken = Map.groupBy(records, ({ Language }) => Language)
    for (const language of ['ro', 'en', 'ar', 'nl', 'el', 'tr', 'pt-br']) {
      expect(spoken.get(language)?.length, language).toBeGreaterThan(4)
    }
    expect(spoken.get('ro')?.length).toBeGreaterThan(300)
  })
})
