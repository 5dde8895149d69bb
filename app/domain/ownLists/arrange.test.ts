// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arranged, lastRounds, moved, withFirst, withPartMoved } from './arrange.ts'

const codes = fc.uniqueArray(fc.constantFrom(...'abcdefghijkl'), { maxLength: 12 })

test.each([
  ['forwards', 0, 2, 'bcad'],
  ['backwards', 3, 1, 'adbc'],
  ['to its own place', 1, 1, 'abcd'],
  ['past the end', 0, 9, 'bcda'],
  ['from nowhere', 7, 0, 'abcd'],
])('an item moves %s', (_way, from, to, expected) => {
  expect(moved([...'abcd'], from, to).join('')).toBe(expected)
})

test('a move loses and adds nothing, keeps the order of the others, and its opposite undoes it', () => {
  fc.assert(
    fc.property(codes, fc.nat(11), fc.nat(11), (items, from, to) => {
      fc.pre(from < items.length && to < items.length)
      const after = moved(items, from, to)
      expect(after.indexOf(items[from] as string)).toBe(to)
      expect(after.filter((item) => item !== items[from])).toEqual(items.toSpliced(from, 1))
      expect(moved(after, to, from)).toEqual(items)
    }),
  )
})

test('the own order has exactly the games of the list: new ones first, in the order of the list', () => {
  expect(arranged([...'abcd'], [...'dxb']).join('')).toBe('acdb')
  fc.assert(
    fc.property(codes, codes, (list, mine) => {
      const result = arranged(list, mine)
      expect([...result].sort()).toEqual([...list].sort())
      expect(result.filter((code) => mine.includes(code))).toEqual(mine.filter((code) => list.includes(code)))
    }),
  )
})

test('a move within filtered games keeps the hidden ones in their order, and the shown ones as they are shown', () => {
  fc.assert(
    fc.property(codes, fc.func(fc.boolean()), fc.nat(11), fc.nat(11), (all, isShown, from, to) => {
      const part = all.filter((code) => isShown(code))
      fc.pre(from < part.length && to < part.length)
      const item = part[from] as string
      const after = moved(part, from, to)
      const result = withPartMoved(all, after, item)
      expect([...result].sort()).toEqual([...all].sort())
      expect(result.filter((code) => part.includes(code))).toEqual(after)
      expect(result.filter((code) => code !== item)).toEqual(all.filter((code) => code !== item))
    }),
  )
})

const round = (gameType: string, day: number, win = 0) => ({
  gameType,
  datetime: `2026-11-0${day}T10:00:00Z`,
  win,
})

test('a game counts with its last round, or its last win; a round without a time says nothing', () => {
  const rounds = [
    round('a', 1, 50),
    round('b', 3),
    round('a', 4),
    round('c', 2, 5),
    { gameType: 'd', win: 9 },
  ]
  expect(lastRounds(rounds)).toEqual(['a', 'b', 'c'])
  expect(lastRounds(rounds, { won: true })).toEqual(['c', 'a'])
})

test('games that are known come first, the others keep their order', () => {
  expect(withFirst([...'abcd'], [...'dxb']).join('')).toBe('dbac')
})
