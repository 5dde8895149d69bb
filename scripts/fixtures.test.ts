import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Jackpot } from '#app/api/contract/casino.ts'
import { openCatalogue } from '#app/api/contract/catalogue.ts'
import { LiveRecord } from '#app/api/contract/live.ts'
import { PageAnswer } from '#app/api/contract/pages.ts'
import { Slice } from '#app/api/contract/slices.ts'
import { SpecialList } from '#app/api/contract/special.ts'
import { Leaderboard } from '#app/api/contract/tournaments.ts'
import { Winner } from '#app/api/contract/winners.ts'
import { recordAnswers } from './lib/recordAnswers.ts'

type Bodies = Record<string, unknown>

const folder = `${import.meta.dirname}/../stories/app/fixtures`
const recorded = (name: string): Bodies => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))

test.each(['pages', 'slices', 'catalogue', 'others', 'feed'] as const)(
  'the recorded %s are what the server answers today; else run node scripts/fixtures.ts',
  async (name) => {
    const { [name]: body } = await recordAnswers()
    expect(recorded(name)).toEqual(JSON.parse(JSON.stringify(body)))
  },
)

test('the recorded pages match the contract', () => {
  for (const page of Object.values(recorded('pages')))
    expect(v.is(PageAnswer, { ...(page as object), slices: {} }), JSON.stringify(page)).toBe(true)
})

test('the recorded slices match the contract', () => {
  for (const [hash, slice] of Object.entries(recorded('slices'))) expect(v.is(Slice, slice), hash).toBe(true)
})

test('the recorded feed matches the contract', () => {
  const { init, updates } = recorded('feed') as { init: unknown[]; updates: unknown[] }
  expect(init.length).toBeGreaterThan(5)
  for (const record of [...init, ...updates])
    expect(v.is(LiveRecord, record), JSON.stringify(record)).toBe(true)
})

test('the recorded catalogue matches the contract', () => {
  expect(() => openCatalogue(recorded('catalogue').lines)).not.toThrow()
})

test('the recorded leaderboards match the contract', () => {
  const bodies = Object.entries(recorded('others')).filter(([call]) => call.startsWith('/api/leaderboards/'))
  expect(bodies.length).toBeGreaterThan(0)
  for (const [call, body] of bodies) expect(v.is(Leaderboard, body), call).toBe(true)
})

test.each([
  ['/api/jackpots', Jackpot],
  ['/api/winners', Winner],
  ['/api/special-categories', SpecialList],
])('the recorded %s fit the contract', (beginning, schema: v.GenericSchema) => {
  const bodies = Object.entries(recorded('others')).filter(([call]) => call.startsWith(beginning))
  expect(bodies.length).toBeGreaterThan(0)
  for (const [call, body] of bodies) expect(v.is(v.array(schema), body), call).toBe(true)
})
