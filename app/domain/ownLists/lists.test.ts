// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  arrangementOf,
  FAVOURITE_TABLES,
  FAVOURITES,
  gamesIn,
  listsOf,
  MAX_GAMES,
  MAX_LISTS,
  nameProblem,
  noLists,
  type OwnLists,
  PICKED,
  parseLists,
  type StoredLists,
  withArrangement,
  withGame,
  withList,
  withListsOf,
  withName,
  withoutGame,
  withoutList,
} from './lists.ts'

const list = (id: string, name = id, codes: string[] = []) => ({ id, name, codes })
const two = [list('1', 'Seara'), list('2', 'Cu mama')].reduce<OwnLists>(
  (own, one) => withList(own, one),
  noLists,
)
const full = Array.from({ length: MAX_LISTS }, (_, n) => list(`${n}`)).reduce<OwnLists>(
  (own, one) => withList(own, one),
  noLists,
)

test.each<[string, string, Parameters<typeof nameProblem>[2], ReturnType<typeof nameProblem>]>([
  ['another name', 'Dimineața', {}, undefined],
  ['no name', '  ', {}, 'nameless'],
  ['the name of another list in other letters', 'sEaRă', {}, 'taken'],
  ['its own name', 'seara', { of: '1' }, undefined],
  ['a name of the site', 'preferate', { reserved: ['Preferate'] }, 'taken'],
])('%s is possible or not', (_what, name, options, expected) => {
  expect(nameProblem(two, name, options)).toBe(expected)
})

test('there are at most 20 lists; one of them can still get another name', () => {
  expect(nameProblem(full, 'Încă una')).toBe('full')
  expect(nameProblem(full, 'Alta', { of: '3' })).toBeUndefined()
  expect(withList(full, list('x'))).toBe(full)
})

test('a list is renamed, deleted, and comes back where it was with its games', () => {
  const own = withGame(withName(two, '1', '  Seara   târziu '), '1', 'a')
  expect(own.lists[0]).toEqual(list('1', 'Seara târziu', ['a']))
  const deleted = withoutList(own, '1')
  expect(deleted.lists.map(({ id }) => id)).toEqual(['2'])
  expect(withList(deleted, own.lists[0] as never, 0)).toEqual(own)
})

test('a game is in a list once, the last added first; undone, it is where it was', () => {
  const ids = fc.constantFrom('1', PICKED)
  fc.assert(
    fc.property(
      ids,
      fc.array(fc.constantFrom(...'abcdef')),
      fc.constantFrom(...'abcdef'),
      (id, added, code) => {
        const own = added.reduce((all, each) => withGame(all, id, each), two)
        const codes = gamesIn(own, id)?.codes ?? []
        expect(codes).toEqual([...new Set(added)].reverse())
        const at = codes.indexOf(code)
        const without = withoutGame(own, id, code)
        expect(gamesIn(without, id)?.codes).not.toContain(code)
        if (at >= 0) expect(withGame(without, id, code, at)).toEqual(own)
      },
    ),
  )
})

test('a full list takes no other game', () => {
  const codes = Array.from({ length: MAX_GAMES }, (_, n) => `g${n}`)
  const own = withList(noLists, list('1', 'Seara', codes))
  expect(gamesIn(withGame(own, '1', 'new'), '1')?.codes).toEqual(codes)
})

test('a list that is not there has no games, and no change makes it', () => {
  expect(gamesIn(two, 'x')).toBeUndefined()
  expect(withGame(two, 'x', 'a')).toEqual(two)
})

test.each(['1', PICKED, FAVOURITES, FAVOURITE_TABLES])('the arrangement of %s is kept for it alone', (id) => {
  const own = withArrangement(withArrangement(two, id, { order: 'mine' }), id, { mine: ['b', 'a'] })
  expect(arrangementOf(own, id)).toMatchObject({ order: 'mine', mine: ['b', 'a'] })
  for (const other of ['1', '2', PICKED, FAVOURITES, FAVOURITE_TABLES].filter((each) => each !== id))
    expect(arrangementOf(own, other).order).toBeUndefined()
})

test('a visitor of the device gets their own lists; the fifth other player takes the place of the first, never of the guest', () => {
  const put = (all: StoredLists, owner: string) => withListsOf(all, owner, two, 'guest')
  const stored = ['guest', 'mine', 'a', 'b', 'c', 'd', 'e'].reduce(put, [])
  expect(stored.map(({ owner }) => owner)).toEqual(['e', 'd', 'c', 'b', 'a', 'guest'])
  const read = parseLists(JSON.parse(JSON.stringify(stored)))
  expect(listsOf(read, 'guest')).toEqual(two)
  expect(listsOf(read, 'mine')).toEqual(noLists)
})

test.each([undefined, 'x', {}, [{ owner: 'a' }], [{ owner: 'a', lists: { lists: 'all' } }]])(
  'stored lists like %j are none',
  (stored) => expect(parseLists(stored)).toEqual([]),
)

test('a damaged list or code is left out, the others stay', () => {
  const lists = [list('1', 'Seara', ['a', '../b']), { ...list('2'), name: '' }, list('1', 'twice')]
  const read = parseLists([{ owner: 'a', lists: { lists, favourites: { order: 'upside-down' } } }])
  expect(listsOf(read, 'a')).toEqual({
    lists: [list('1', 'Seara', ['a'])],
    picked: { codes: [] },
    favourites: { order: 'recommended' },
    tables: {},
    asked: [],
  })
})
