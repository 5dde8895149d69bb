import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSnackbarQueue, MAX_OPEN, SNACKBAR_TIMEOUT, type SnackbarRequest } from './snackbarQueue.ts'
import { createTimer, MAX_TIMER_MS } from './timer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const queue = () => createSnackbarQueue(() => Date.now())
const info = (title: string, more: Partial<SnackbarRequest> = {}) =>
  ({ type: 'info', title, ...more }) as SnackbarRequest
const staying = (title: string) => info(title, { timeout: null, actionText: 'Reîncarcă', action: () => {} })
const titles = (snackbars: ReturnType<typeof queue>) => snackbars.getSnapshot().map(({ title }) => title)

test('KIT-02 the constants are those of the specification', () => {
  expect([SNACKBAR_TIMEOUT, MAX_OPEN, MAX_TIMER_MS]).toEqual([5000, 4, 2_147_483_647])
})

test('KIT-02 a snackbar goes after 5000 ms', () => {
  const snackbars = queue()
  snackbars.push(info('a'))
  vi.advanceTimersByTime(4999)
  expect(titles(snackbars)).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(titles(snackbars)).toEqual([])
})

test.each<[string, SnackbarRequest[], string[]]>([
  ['four are open together', [info('a'), info('b'), info('c'), info('d')], ['a', 'b', 'c', 'd']],
  [
    'a fifth removes the first',
    [info('a'), info('b'), info('c'), info('d'), info('e')],
    ['b', 'c', 'd', 'e'],
  ],
  [
    'a fifth removes the first that can be closed',
    [staying('a'), info('b'), info('c'), info('d'), info('e')],
    ['a', 'c', 'd', 'e'],
  ],
  [
    'a fifth waits when none can be closed',
    [staying('a'), staying('b'), staying('c'), staying('d'), info('e')],
    ['a', 'b', 'c', 'd'],
  ],
  ['its limit counts the same titles', [info('a'), info('a', { limit: 1 })], ['a']],
  [
    'a limit of two lets a second one in',
    [info('a'), info('a', { limit: 2 }), info('a', { limit: 2 })],
    ['a', 'a'],
  ],
  ['other titles do not count', [info('a'), info('b', { limit: 1 })], ['a', 'b']],
  ['the same message twice appears once', [info('a', { id: 'x' }), info('a', { id: 'x' })], ['a']],
])('KIT-02 %s', (_rule, requests, expected) => {
  const snackbars = queue()
  for (const request of requests) snackbars.push(request)
  expect(titles(snackbars)).toEqual(expected)
})

test('KIT-02 a waiting one appears when a place is free, with its full time', () => {
  const snackbars = queue()
  const first = snackbars.push(staying('a'))
  for (const title of ['b', 'c', 'd']) snackbars.push(staying(title))
  snackbars.push(info('e'))
  vi.advanceTimersByTime(60_000)
  snackbars.close(first)
  expect(titles(snackbars)).toEqual(['b', 'c', 'd', 'e'])
  vi.advanceTimersByTime(4999)
  expect(titles(snackbars)).toContain('e')
  vi.advanceTimersByTime(1)
  expect(titles(snackbars)).not.toContain('e')
})

test('KIT-02 waiting ones appear in their order', () => {
  const snackbars = queue()
  const stay = ['a', 'b', 'c', 'd'].map((title) => snackbars.push(staying(title)))
  snackbars.push(info('e'))
  snackbars.push(info('f'))
  snackbars.close(stay[0] ?? '')
  snackbars.close(stay[1] ?? '')
  expect(titles(snackbars)).toEqual(['c', 'd', 'e', 'f'])
})

test('KIT-02 a snackbar without a timeout stays', () => {
  const snackbars = queue()
  snackbars.push(staying('a'))
  vi.advanceTimersByTime(MAX_TIMER_MS)
  expect(titles(snackbars)).toEqual(['a'])
})

test('UXP-10 timers pause while any reason holds them, and resume with at least a second', () => {
  const snackbars = queue()
  snackbars.push(info('a'))
  vi.advanceTimersByTime(4900)
  snackbars.hold('hover')
  snackbars.hold('focus')
  vi.advanceTimersByTime(60_000)
  snackbars.release('hover')
  vi.advanceTimersByTime(60_000)
  expect(titles(snackbars)).toEqual(['a'])
  snackbars.release('focus')
  vi.advanceTimersByTime(999)
  expect(titles(snackbars)).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(titles(snackbars)).toEqual([])
})

test('UXP-10 one that arrives while timers are held is paused too', () => {
  const snackbars = queue()
  snackbars.hold('hidden')
  snackbars.push(info('a'))
  vi.advanceTimersByTime(60_000)
  expect(titles(snackbars)).toEqual(['a'])
  snackbars.release('hidden')
  vi.advanceTimersByTime(5000)
  expect(titles(snackbars)).toEqual([])
})

test('a snackbar’s old timer does not close a new one of the same id', () => {
  const snackbars = queue()
  snackbars.push(info('a', { id: 'x' }))
  vi.advanceTimersByTime(3000)
  snackbars.close('x')
  snackbars.push(info('a', { id: 'x' }))
  vi.advanceTimersByTime(3000)
  expect(titles(snackbars)).toEqual(['a'])
})

test('the snapshot is the same array until something changes', () => {
  const snackbars = queue()
  snackbars.push(info('a'))
  const before = snackbars.getSnapshot()
  snackbars.close('nobody')
  expect(snackbars.getSnapshot()).toBe(before)
})

test('KIT-10 a timer longer than the longest one does not end at once', () => {
  const onEnd = vi.fn()
  createTimer(MAX_TIMER_MS * 2, onEnd, () => Date.now())
  vi.advanceTimersByTime(MAX_TIMER_MS - 1)
  expect(onEnd).not.toHaveBeenCalled()
})

test('KIT-02 after any calls at most four are open, and none closes before its place is needed', () => {
  const step = fc.oneof(
    fc.record({
      title: fc.constantFrom('a', 'b', 'c'),
      stays: fc.boolean(),
      limit: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    }),
    fc.record({ close: fc.nat(3) }),
    fc.record({ pass: fc.nat(6000) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const snackbars = queue()
      for (const each of steps) {
        const before = snackbars.getSnapshot()
        if ('close' in each) snackbars.close(before[each.close]?.id ?? '')
        else if ('pass' in each) vi.advanceTimersByTime(each.pass)
        else if (each.stays) snackbars.push({ ...staying(each.title), limit: each.limit })
        else snackbars.push(info(each.title, { limit: each.limit }))
        const open = snackbars.getSnapshot()
        expect(open.length).toBeLessThanOrEqual(MAX_OPEN)
        if ('title' in each) {
          const kept = before.filter((entry) => open.includes(entry))
          expect(before.length - kept.length).toBeLessThanOrEqual(before.length === MAX_OPEN ? 1 : 0)
          for (const lost of before.filter((entry) => !open.includes(entry)))
            expect(lost.timeout).not.toBeNull()
        }
      }
    }),
  )
})
