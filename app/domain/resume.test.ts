// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { days, minutes } from './durations.ts'
import {
  addressIn,
  GUEST,
  offerOf,
  parseTrace,
  RETURN_AFTER_MS,
  type Resumable,
  type Trace,
  withOpened,
} from './resume.ts'

const NOW = days(20_000)
const ago = (time: number) => NOW - time

const game = (at: number): Resumable => ({ kind: 'game', code: 'regina-nilului', name: 'Regina Nilului', at })
const list = (at: number): Resumable => ({
  kind: 'list',
  href: '/toate-jocurile?ordine=popular',
  title: 'Toate jocurile',
  count: 3,
  filters: '{}',
  at,
})
const search = (at: number): Resumable => ({ kind: 'search', term: 'nil', at })

const traceOf = (left: Resumable[], activeAt = ago(RETURN_AFTER_MS)): Trace => ({
  owner: GUEST,
  activeAt,
  left,
})
const here = { owner: GUEST, path: '/', now: NOW, gone: new Set<string>() }

test.each<[string, Trace | undefined, Partial<typeof here>, Resumable['kind'] | undefined]>([
  ['nothing without a trace', undefined, {}, undefined],
  [
    'the latest of several',
    traceOf([game(ago(days(2))), search(ago(days(1))), list(ago(days(3)))]),
    {},
    'search',
  ],
  ['nothing to another owner', traceOf([game(ago(days(1)))]), { owner: 'f00d' }, undefined],
  [
    'nothing right after the last activity',
    traceOf([game(ago(days(1)))], ago(RETURN_AFTER_MS - 1)),
    {},
    undefined,
  ],
  ['nothing older than 30 days', traceOf([game(ago(days(30) + 1))]), {}, undefined],
  ['what is 30 days old', traceOf([game(ago(days(30)))]), {}, 'game'],
  ['nothing from the future', traceOf([game(NOW + 1)]), {}, undefined],
  ['not the page one is on', traceOf([game(ago(1))]), { path: '/joc/regina-nilului' }, undefined],
  [
    'not the list one is on, in another order',
    traceOf([list(ago(1))]),
    { path: '/toate-jocurile' },
    undefined,
  ],
  ['not a withdrawn game', traceOf([game(ago(1))]), { gone: new Set(['/joc/regina-nilului']) }, undefined],
  [
    'what is left beside a withdrawn game',
    traceOf([game(ago(1)), list(ago(2))]),
    { gone: new Set(['/joc/regina-nilului']) },
    'list',
  ],
])('a visitor who returns is offered %s', (_, trace, present, kind) => {
  expect(offerOf(trace, { ...here, ...present })?.kind).toBe(kind)
})

test('one thing of each kind is kept, the latest, with the time', () => {
  const first = withOpened(undefined, GUEST, { kind: 'search', term: 'nil' }, ago(minutes(5)))
  const second = withOpened(first, GUEST, { kind: 'search', term: 'foc' }, ago(minutes(4)))
  const third = withOpened(second, GUEST, { kind: 'game', code: 'a', name: 'A' }, NOW)
  expect(third).toEqual({
    owner: GUEST,
    activeAt: NOW,
    left: [
      { kind: 'game', code: 'a', name: 'A', at: NOW },
      { kind: 'search', term: 'foc', at: ago(minutes(4)) },
    ],
  })
})

test('what another owner has left goes, and so does what is too old', () => {
  const trace = traceOf([search(ago(days(31))), list(ago(days(1)))])
  const opened = { kind: 'game', code: 'a', name: 'A' } as const
  expect(withOpened(trace, GUEST, opened, NOW)?.left.map(({ kind }) => kind)).toEqual(['game', 'list'])
  expect(withOpened(trace, 'f00d', opened, NOW)?.left.map(({ kind }) => kind)).toEqual(['game'])
})

test('a search of one letter is not kept', () => {
  const trace = traceOf([game(ago(1))])
  expect(withOpened(trace, GUEST, { kind: 'search', term: ' n ' }, NOW)).toBe(trace)
})

test.each<[string, unknown]>([
  ['no object', 'game'],
  ['an unknown kind', { ...traceOf([]), left: [{ kind: 'wallet', at: 1 }] }],
  ['the address of another site', traceOf([{ ...list(1), href: '//elsewhere.example' } as Resumable])],
  ['a script', traceOf([{ ...list(1), href: 'javascript:alert(1)' } as Resumable])],
])('a stored trace with %s is none', (_, stored) => {
  expect(parseTrace(stored)).toBeUndefined()
})

test('a stored trace is read as it was written', () => {
  const trace = traceOf([game(1), list(2), search(3)])
  expect(parseTrace(JSON.parse(JSON.stringify(trace)))).toEqual(trace)
})

const time = fc.integer({ min: -days(40), max: days(1) }).map((by) => NOW + by)
const left = fc.oneof(
  fc
    .tuple(fc.constantFrom('a', 'b', 'c'), time)
    .map(([code, at]): Resumable => ({ kind: 'game', code, name: code, at })),
  fc
    .tuple(fc.constantFrom('/toate-jocurile', '/furnizori/x', '/categorii/y?ordine=new'), time)
    .map(([href, at]): Resumable => ({ kind: 'list', href, title: href, count: 0, filters: '', at })),
  fc
    .tuple(fc.constantFrom('nil', 'foc'), time)
    .map(([term, at]): Resumable => ({ kind: 'search', term, at })),
)

test('an offer is one of the things left, never the present page, never old, never withdrawn, and there is no later one', () => {
  const addresses = ['/joc/a', '/joc/b', '/toate-jocurile', '/furnizori/x', '/categorii/y?ordine=new']
  fc.assert(
    fc.property(
      fc.array(left, { maxLength: 5 }),
      time,
      fc.constantFrom('/', '/joc/a', '/toate-jocurile', '/categorii/y'),
      fc.subarray(addresses).map((all) => new Set(all)),
      (all, activeAt, path, gone) => {
        const offer = offerOf(traceOf(all, activeAt), { ...here, path, gone })
        const isAllowed = (one: Resumable) =>
          one.at <= NOW &&
          NOW - one.at <= days(30) &&
          !gone.has(addressIn(one) ?? '') &&
          addressIn(one)?.split('?')[0] !== path
        if (!offer) {
          expect(NOW - activeAt < RETURN_AFTER_MS || !all.some(isAllowed)).toBe(true)
          return
        }
        expect(NOW - activeAt).toBeGreaterThanOrEqual(RETURN_AFTER_MS)
        expect(all).toContain(offer)
        expect(isAllowed(offer)).toBe(true)
        expect(all.filter(isAllowed).every(({ at }) => at <= offer.at)).toBe(true)
      },
    ),
  )
})
