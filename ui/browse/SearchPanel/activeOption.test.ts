// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ActiveAction,
  type ActiveOption,
  activeIn,
  isOpen,
  nothingActive,
  reduceActive,
} from './activeOption.ts'

const list = { query: 'carp', ids: ['a', 'b', 'c'] }
const after = (...actions: ActiveAction[]) => actions.reduce(reduceActive, nothingActive)
const down: ActiveAction = { type: 'move', by: 1, list }
const up: ActiveAction = { type: 'move', by: -1, list }
const close: ActiveAction = { type: 'close', list }

test.each<[string, ActiveOption, string | undefined]>([
  ['the first one for new words', nothingActive, 'a'],
  ['the next one after Down', after(down), 'b'],
  ['the first again after the last', after(down, down, down), 'a'],
  ['the last one after Up from the first', after(up), 'c'],
  ['the one under the pointer', after({ type: 'point', id: 'c', list }), 'c'],
  ['unchanged by a pointer over a removed option', after(down, { type: 'point', id: 'x', list }), 'b'],
  ['none once the list is closed', after(close), undefined],
  ['the first when Down opens the list', after(close, down), 'a'],
  ['the last when Up opens the list', after(close, up), 'c'],
  ['the first when a press opens the list', after(close, { type: 'open', list }), 'a'],
  ['unchanged by a press while the list is open', after(down, { type: 'open', list }), 'b'],
])('SEA-05 the active option is %s', (_, active, id) => {
  expect(activeIn(active, list)).toBe(id)
})

test('more results keep the active option', () => {
  expect(activeIn(after(down), { ...list, ids: ['a', 'b', 'c', 'd'] })).toBe('b')
})

test('when the active option is gone, the one at its place becomes active', () => {
  expect(activeIn(after(down), { ...list, ids: ['a', 'c'] })).toBe('c')
  expect(activeIn(after(down, down), { ...list, ids: ['a'] })).toBe('a')
})

test('another term opens a closed list with its first option active', () => {
  const other = { query: 'carpa', ids: ['x', 'y'] }
  expect(isOpen(after(close), other)).toBe(true)
  expect(activeIn(after(down, down), other)).toBe('x')
})

test('an empty list is closed and has no active option', () => {
  const empty = { query: 'zzz', ids: [] }
  expect(isOpen(nothingActive, empty)).toBe(false)
  expect(activeIn(after(down), empty)).toBeUndefined()
  expect(activeIn(reduceActive(nothingActive, { type: 'move', by: 1, list: empty }), empty)).toBeUndefined()
})

const lists = fc.record({
  query: fc.constantFrom('c', 'ca', 'car'),
  ids: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e')),
})
const actions = fc.oneof(
  fc.record({
    type: fc.constant('move' as const),
    by: fc.constantFrom(1 as const, -1 as const),
    list: lists,
  }),
  fc.record({ type: fc.constant('point' as const), id: fc.constantFrom('a', 'e', 'z'), list: lists }),
  fc.record({ type: fc.constantFrom('open' as const, 'close' as const), list: lists }),
)

test('after any actions, an open list has an active option of its own', () => {
  fc.assert(
    fc.property(fc.array(actions), lists, (taken, now) => {
      const active = taken.reduce<ActiveOption>(reduceActive, nothingActive)
      const id = activeIn(active, now)
      expect(id === undefined).toBe(!isOpen(active, now))
      if (id !== undefined) expect(now.ids).toContain(id)
    }),
  )
})
