import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Preview } from '#app/content/pageContexts.ts'
import { createQueryClient } from '#app/content/queryClient.ts'
import { mirrorOf } from '#app/domain/mirror/mirror.ts'
import { createPreferences } from '#app/platform/preferences.ts'
import { endVisit, storeOf, type Visit } from '#app/platform/visit.ts'
import { renderIn } from '#app/testRender.tsx'
import { ownerQuery } from '../data/owner.ts'
import * as queries from '../data/playerQueries.ts'
import { createAuth } from '../session/auth.ts'
import { createEndedStay, createStay } from '../stay/stay.ts'
import { MirrorRecorder } from './MirrorRecorder.tsx'
import { createMirrors } from './mirrors.ts'

const MINUTE = 60_000
const MIRROR = 'arama.mirror'
/** Ten minutes before midnight. */
const START = new Date(2026, 10, 3, 23, 50).getTime()
let visit: Visit

const balances = (amount: number) => ({
  balances: [{ type: 'casino_gaming', amount, currencyCode: 'RON' }],
})

type Circumstances = { on?: boolean; excluded?: boolean | 'unknown'; hidden?: boolean; preview?: boolean }

/** A player whose exclusion is known, unless it is not; the balance is 210 lei. */
function begin({ on = true, excluded = false, hidden = false, preview = false }: Circumstances = {}) {
  storeOf(visit, createAuth).set({ state: 'authenticated', player: { username: 'ana' } })
  storeOf(visit, createPreferences).change('mirror', on)
  visit.setQueryData(ownerQuery('ana').queryKey, '5f3a')
  visit.setQueryData(queries.balancesQuery.queryKey, balances(210))
  visit.setQueryData(queries.visibilityQuery.queryKey, { balanceHidden: hidden })
  if (excluded !== 'unknown')
    visit.setQueryData(queries.overviewQuery.queryKey, {
      username: 'ana',
      ...balances(210),
      selfExclusion: excluded ? { productSettings: [{ product: 'Casino', until: undefined }] } : undefined,
    })
  return renderIn(
    visit,
    <Preview value={preview}>
      <MirrorRecorder />
    </Preview>,
  )
}

const daysKept = () => mirrorOf(storeOf(visit, createMirrors).getSnapshot(), '5f3a').days

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  localStorage.clear()
  sessionStorage.clear()
  visit = createQueryClient()
})
afterEach(() => {
  cleanup()
  endVisit(visit)
  vi.useRealTimers()
})

test('the time in a game is counted while it runs, each day its own, and the balances that are told', async () => {
  begin()
  await pass(5 * MINUTE)
  expect(daysKept()).toEqual([{ day: '2026-11-03', played: 0, first: 210, last: 210 }])
  const stay = storeOf(visit, createStay)
  act(() => stay.begin(210))
  await pass(10 * MINUTE)
  act(() => stay.end())
  visit.setQueryData(queries.balancesQuery.queryKey, balances(180.5))
  await pass(5 * MINUTE)
  expect(daysKept()).toEqual([
    { day: '2026-11-03', played: 5 * MINUTE, first: 210, last: 210 },
    { day: '2026-11-04', played: 5 * MINUTE, first: 180.5, last: 180.5 },
  ])
  expect(localStorage.getItem(MIRROR)).not.toContain('ana')
})

test('a game on another site is counted on the return, once', async () => {
  begin()
  const ended = { startedAt: START - 30 * MINUTE, endedAt: START, away: true }
  act(() => storeOf(visit, createEndedStay).set(ended))
  act(() => storeOf(visit, createEndedStay).set({ ...ended }))
  expect(daysKept()[0]?.played).toBe(30 * MINUTE)
})

test('a device that sleeps during a game is not played on', async () => {
  begin()
  act(() => storeOf(visit, createStay).begin(210))
  vi.setSystemTime(START + 300 * MINUTE)
  await pass(15_000)
  expect(daysKept().reduce((sum, { played }) => sum + played, 0)).toBeLessThanOrEqual(2 * MINUTE)
})

test('a hidden balance is not kept; the time is', async () => {
  begin({ hidden: true })
  act(() => storeOf(visit, createStay).begin(undefined))
  await pass(MINUTE)
  expect(daysKept()).toEqual([{ day: '2026-11-03', played: MINUTE }])
})

test.each<[string, Circumstances]>([
  ['while it is switched off', { on: false }],
  ['of a player who has excluded themselves', { excluded: true }],
  ['while it is not known whether they have', { excluded: 'unknown' }],
  ['in preview', { preview: true }],
])('AUT-14 nothing is kept %s', async (_what, circumstances) => {
  begin(circumstances)
  act(() => storeOf(visit, createStay).begin(210))
  await pass(5 * MINUTE)
  expect(localStorage.getItem(MIRROR)).toBeNull()
})

test('AUT-14 an exclusion forgets what was kept', async () => {
  begin()
  await pass(MINUTE)
  expect(localStorage.getItem(MIRROR)).not.toBeNull()
  visit.setQueryData(queries.overviewQuery.queryKey, {
    username: 'ana',
    ...balances(210),
    selfExclusion: { productSettings: [{ product: 'Casino', until: undefined }] },
  })
  await pass(1)
  expect(localStorage.getItem(MIRROR)).toBeNull()
})

test('switched off during a game, it stays forgotten', async () => {
  begin()
  act(() => storeOf(visit, createStay).begin(210))
  // Between two notes: the rest is noted when the recorder goes.
  await pass(MINUTE + 5000)
  act(() => {
    storeOf(visit, createPreferences).change('mirror', false)
    storeOf(visit, createMirrors).forgetAll()
  })
  await pass(5 * MINUTE)
  expect(localStorage.getItem(MIRROR)).toBeNull()
})

test('what another tab has kept is kept, and what it forgets is forgotten', async () => {
  begin()
  const stored = JSON.parse(localStorage.getItem(MIRROR) ?? '')
  stored[0].days[0].played = 7 * MINUTE
  localStorage.setItem(MIRROR, JSON.stringify(stored))
  visit.setQueryData(queries.balancesQuery.queryKey, balances(100))
  await pass(1)
  expect(daysKept()).toEqual([{ day: '2026-11-03', played: 7 * MINUTE, first: 210, last: 100 }])
  localStorage.removeItem(MIRROR)
  act(() => void dispatchEvent(new StorageEvent('storage', { key: MIRROR })))
  expect(daysKept()).toEqual([])
})
