import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#app/content/queryClient.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import * as queries from '../data/playerQueries.ts'
import { type Auth, createAuth } from '../session/auth.ts'
import { createPlayerSession, followPlayerSession, recordStartBalance } from './playerSession.ts'
import { useSessionFacts } from './useSessionFacts.ts'

const START = Date.UTC(2026, 10, 27, 20, 0)
const MINUTE = 60_000
const mihai: Auth = { state: 'authenticated', player: { username: 'mihai' } }
const dan: Auth = { state: 'authenticated', player: { username: 'dan' } }

/** A new document of the tab, whose login state is pending. */
function openDocument() {
  const visit = createQueryClient()
  const auth = storeOf(visit, createAuth)
  followPlayerSession(visit)
  return { visit, auth, session: () => storeOf(visit, createPlayerSession).getSnapshot() }
}

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('CPL-03 a session begins with the login and goes on in the next document of the tab', () => {
  const first = openDocument()
  expect(first.session()).toBeUndefined()
  first.auth.set(mihai)
  recordStartBalance(first.visit, 210)
  recordStartBalance(first.visit, 150)
  vi.setSystemTime(START + MINUTE)
  const second = openDocument()
  second.auth.set(mihai)
  expect(second.session()).toEqual({ startedAt: START, entry: 210 })
})

test.each<[string, Auth]>([
  ['a logout', { state: 'guest' }],
  ['an ended session', { state: 'guest', guestBy: 'ended' }],
])('CPL-03 after %s the next login begins a new session', (_what, guest) => {
  const { auth, session } = openDocument()
  auth.set(mihai)
  auth.set(guest)
  expect(session()).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
  vi.setSystemTime(START + MINUTE)
  auth.set(mihai)
  expect(session()).toEqual({ startedAt: START + MINUTE })
})

test('CPL-03 another player has a session of their own; a login state that is not known ends none', () => {
  const { visit, auth, session } = openDocument()
  auth.set(mihai)
  recordStartBalance(visit, 210)
  auth.set({ state: 'guest', guestBy: 'unknown' })
  expect(session()).toEqual({ startedAt: START, entry: 210 })
  vi.setSystemTime(START + MINUTE)
  auth.set(dan)
  expect(session()).toEqual({ startedAt: START + MINUTE })
})

const factsIn = (visit: Visit) =>
  renderHook(useSessionFacts, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={visit}>{children}</QueryClientProvider>
    ),
  }).result.current

const know = (visit: Visit, what: { amount?: number; hidden?: boolean }) => {
  const { amount, hidden } = what
  const balances = [{ type: 'casino_gaming', amount: amount ?? 0, currencyCode: 'RON' }]
  if (amount !== undefined) visit.setQueryData(queries.balancesQuery.queryKey, { balances })
  if (hidden !== undefined) visit.setQueryData(queries.visibilityQuery.queryKey, { balanceHidden: hidden })
}

test.each([
  ['nothing is known yet', 210, {}, 'pending'],
  ['it is not known whether the balance is hidden', 210, { amount: 150 }, 'pending'],
  ['the balance is hidden', 210, { amount: 150, hidden: true }, 'hidden'],
  ['the balance is not known yet', 210, { hidden: false }, 'pending'],
  ['the balance at the start was not known', undefined, { amount: 150, hidden: false }, 'failed'],
  ['both balances are known', 210, { amount: 150, hidden: false }, { entry: 210, now: 150 }],
])('CPL-03 UXP-19 the money of the session while %s', (_what, entry, known, money) => {
  const { visit, auth } = openDocument()
  auth.set(mihai)
  if (entry !== undefined) recordStartBalance(visit, entry)
  know(visit, known)
  vi.setSystemTime(START + MINUTE)
  expect(factsIn(visit)).toEqual({ startedAt: START, now: START + MINUTE, inGame: false, money })
})

test('CPL-03 a guest has no session', () => {
  const { visit, auth } = openDocument()
  auth.set({ state: 'guest' })
  expect(factsIn(visit)).toBeUndefined()
})
