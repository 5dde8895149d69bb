// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_GAMES, MAX_LISTS, noLists, type OwnLists } from './lists.ts'
import { chosenIn, isUnasked, takenOver, withAsked } from './takeOver.ts'

const of = (...lists: [id: string, name: string, codes: string][]): OwnLists => ({
  ...noLists,
  lists: lists.map(([id, name, codes]) => ({ id, name, codes: [...codes] })),
})

test('the games that a guest has chosen are counted once', () => {
  const guest = { ...of(['1', 'Seara', 'ab'], ['2', 'Ziua', 'bc']), picked: { codes: ['c', 'd'] } }
  expect([...chosenIn(guest)].sort()).toEqual(['a', 'b', 'c', 'd'])
})

test('a player is asked once about the same games, and again about another one', () => {
  expect([noLists, of(['1', 'Seara', '']), of(['1', 'Seara', 'a'])].map(isUnasked)).toEqual([
    false,
    false,
    true,
  ])
  const asked = withAsked(of(['1', 'Seara', 'a']))
  expect(isUnasked(asked)).toBe(false)
  expect(isUnasked({ ...asked, picked: { codes: ['b'] } })).toBe(true)
})

test('a list of the same name takes the games, any other comes along; nobody’s id is taken', () => {
  const { own, left } = takenOver(of(['1', 'Seara', 'ab']), of(['7', 'SEARĂ', 'bc'], ['1', 'Ziua', 'x']))
  expect(own).toEqual(of(['1', 'Seara', 'cab'], ['1-2', 'Ziua', 'x']))
  expect(left).toEqual([])
})

test('what has no room stays with the guest', () => {
  const many: [string, string, string][] = Array.from({ length: MAX_LISTS }, (_, n) => [
    `${n}`,
    `Lista ${n}`,
    'a',
  ])
  const fullList = {
    id: '0',
    name: 'Lista 0',
    codes: Array.from({ length: MAX_GAMES - 1 }, (_, n) => `g${n}`),
  }
  const full = { ...of(...many), lists: [fullList, ...of(...many).lists.slice(1)] }
  const { own, left } = takenOver(full, of(['x', 'lista 0', 'bc'], ['y', 'Alta', 'a']))
  expect(own.lists[0]?.codes).toHaveLength(MAX_GAMES)
  expect(left).toEqual(of(['x', 'lista 0', 'c'], ['y', 'Alta', 'a']).lists)
})

const some = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom('1', '2', '3', '4'),
      name: fc.constantFrom('Unu', 'Doi', 'Trei', 'Patru'),
    }),
    { selector: ({ id }) => id },
  )
  .chain((lists) =>
    fc.tuple(...lists.map(() => fc.uniqueArray(fc.constantFrom(...'abcde')))).map((codes) => ({
      ...noLists,
      lists: lists.map((list, at) => ({ ...list, codes: codes[at] ?? [] })),
    })),
  )

test('nothing is lost, whatever both have', () => {
  fc.assert(
    fc.property(some, some, (player, guest) => {
      const { own, left } = takenOver(player, guest)
      expect(left).toEqual([])
      expect(new Set(own.lists.map(({ id }) => id)).size).toBe(own.lists.length)
      for (const list of [...player.lists, ...guest.lists])
        for (const code of list.codes)
          expect(
            own.lists.filter(({ name }) => name === list.name).some(({ codes }) => codes.includes(code)),
          ).toBe(true)
    }),
  )
})
