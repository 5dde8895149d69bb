import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUpdateReload, type Reloads, targetOf, updateReload } from './updateReload.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const MINUTE = 60_000
const at = (...entries: [string, number][]) => new Map(entries)

test.each([
  ['the first time', at(), 'here'],
  ['when another page was updated a moment ago', at(['/x', 0]), 'here'],
  ['when this one was updated a minute ago', at(['/joc/a', -MINUTE]), 'here'],
  ['when this one was updated less than a minute ago', at(['/joc/a', 1 - MINUTE]), 'home'],
  ['when the clock was set back since', at(['/joc/a', 5000]), 'home'],
  ['when the clock was set back by more since', at(['/joc/a', 2 * MINUTE]), 'here'],
  ['when neither helped', at(['/joc/a', -2000], ['/', -1000]), undefined],
])('ERR-02 UXP-12 where an update leads %s', (_when, returns, expected) => {
  expect(targetOf('/joc/a', '/', returns, 0)).toBe(expected)
})

/** An update whose clock, storage and navigation the test controls. */
function setUp({ keeps = true, full = false } = {}) {
  let stored: Reloads = at()
  const went: string[] = []
  const open = (here = '/joc/a') =>
    createUpdateReload({
      here,
      home: '/',
      now: Date.now,
      read: () => (keeps ? stored : undefined),
      write: (next) => {
        if (full) return false
        if (keeps) stored = next
        return keeps
      },
      load: (target) => void went.push(target),
    })
  return { open, went, stored: () => stored }
}

test('ERR-02 after ten seconds the page reloads by itself, once', () => {
  const { open, went } = setUp()
  const update = open()
  const seen: unknown[] = []
  update.subscribe(() => seen.push(update.getSnapshot()))
  expect(update.getSnapshot()).toBe(10)
  update.start()
  vi.advanceTimersByTime(9999)
  expect(went).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(went).toEqual(['here'])
  expect(seen).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, undefined])
})

test('ERR-02 staying ends the countdown', () => {
  const { open, went } = setUp()
  const update = open()
  update.start()
  vi.advanceTimersByTime(3000)
  update.stay()
  expect(update.getSnapshot()).toBeUndefined()
  vi.advanceTimersByTime(60_000)
  expect(went).toEqual([])
})

test('ERR-02 leaving the page ends its countdown', () => {
  const { open, went } = setUp()
  open().start()()
  vi.advanceTimersByTime(60_000)
  expect(went).toEqual([])
})

test('ERR-02 a press reloads at once, and counts as a return', () => {
  const { open, went } = setUp()
  const update = open()
  update.start()
  update.go('here')
  vi.advanceTimersByTime(60_000)
  expect(went).toEqual(['here'])
  expect(open().target).toBe('here')
  vi.setSystemTime(Date.now() - 30_000)
  expect(open().target).toBe('home')
})

test('UXP-12 without storage it never reloads by itself, but a press works', () => {
  const { open, went } = setUp({ keeps: false })
  const update = open()
  expect([update.target, update.getSnapshot()]).toEqual([undefined, undefined])
  update.start()
  vi.advanceTimersByTime(60_000)
  expect(went).toEqual([])
  update.go('here')
  expect(went).toEqual(['here'])
})

test('UXP-12 a return that could not be stored does not happen by itself', () => {
  const { open, went } = setUp({ full: true })
  const update = open()
  update.start()
  vi.advanceTimersByTime(60_000)
  expect([went, update.getSnapshot()]).toEqual([[], undefined])
})

test('UXP-12 a file that is gone for good ends in a page that waits, never in a loop', () => {
  const { open, went } = setUp()
  let loads = 0
  while (went.length === loads && loads < 20) {
    const update = open(went.at(-1) === 'home' ? '/' : '/joc/a')
    update.start()
    vi.advanceTimersByTime(10_000)
    loads += 1
  }
  expect(went).toEqual(['here', 'home'])
})

test('UXP-12 whichever pages fail, no path is reloaded by itself twice within a minute', () => {
  const visit = fc.tuple(fc.constantFrom('/', '/a', '/b'), fc.nat(40_000))
  fc.assert(
    fc.property(fc.array(visit, { maxLength: 20 }), (visits) => {
      const { open, stored } = setUp()
      const returns: [string, number][] = []
      for (const [here, pause] of visits) {
        vi.advanceTimersByTime(pause)
        const update = open(here)
        const stop = update.start()
        vi.advanceTimersByTime(10_000)
        stop()
        if (update.target) returns.push([update.target === 'home' ? '/' : here, Date.now()])
      }
      for (const path of ['/', '/a', '/b']) {
        const times = returns.filter(([name]) => name === path).map(([, time]) => time)
        times.slice(1).forEach((time, index) => {
          // The target is chosen when the page fails, ten seconds before the reload.
          expect(time - 10_000 - (times[index] ?? 0)).toBeGreaterThanOrEqual(MINUTE)
        })
      }
      expect(stored().size).toBeLessThanOrEqual(3)
    }),
  )
})

test.each([
  ['nothing', undefined, 'here'],
  ['another shape', '{"a":1}', 'here'],
  ['entries of another shape', '[1, null, ["/joc/a"], ["/joc/a", "x"]]', 'here'],
  ['invalid JSON', '{', undefined],
])('UXP-12 a browser that keeps %s', (_what, text, expected) => {
  window.history.replaceState(null, '', '/joc/a?embed=true#sus')
  if (text) sessionStorage.setItem('arama.returns', text)
  expect(updateReload('/?embed=true').target).toBe(expected)
})

test('UXP-12 a return is stored across its reload', () => {
  const reload = vi.fn()
  const assign = vi.fn()
  vi.stubGlobal('location', { pathname: '/joc/a', href: 'https://a.example/joc/a', reload, assign })
  updateReload('/?embed=true').go('here')
  expect(reload).toHaveBeenCalledOnce()
  const again = updateReload('/?embed=true')
  expect(again.target).toBe('home')
  again.go('home')
  expect(assign).toHaveBeenCalledWith('/?embed=true')
  expect(updateReload('/?embed=true').target).toBeUndefined()
  vi.unstubAllGlobals()
})
