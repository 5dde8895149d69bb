// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  choicesOf,
  hiddenBy,
  hiddenKinds,
  noChoices,
  parseChoices,
  type StoredChoices,
  seedsLeft,
  withChoices,
  withHidden,
  withoutHidden,
} from './choices.ts'

const nil = { id: 'regina-nilului', name: 'Regina Nilului' }
const cuprum = { id: 'provider-cuprum-play', name: 'Cuprum Play' }

test.each<[string, string, string, boolean]>([
  ['a hidden game', nil.id, 'other', true],
  ['a game of a hidden provider', 'other', cuprum.id, true],
  ['another game', 'other', 'other', false],
])('%s is recommended or not', (_, code, provider, expected) => {
  const choices = withHidden(withHidden(noChoices, 'games', nil), 'providers', cuprum)
  expect(hiddenBy(choices)({ code, provider })).toBe(expected)
})

test('no row is made from a game that was put aside or hidden; without choices all candidates stay', () => {
  const aside = withHidden(withHidden(noChoices, 'seeds', nil), 'games', { id: 'b', name: 'B' })
  expect(seedsLeft(['a', nil.id, 'b', 'c'], aside)).toEqual(['a', 'c'])
  expect(seedsLeft(['a', nil.id], noChoices)).toEqual(['a', nil.id])
  // A game that is only put aside as a seed is still recommended.
  expect(hiddenBy(aside)({ code: nil.id, provider: 'other' })).toBe(false)
})

test('an entry is listed once, the newest first, and comes back', () => {
  const kind = fc.constantFrom(...hiddenKinds)
  const ids = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1 })
  fc.assert(
    fc.property(kind, ids, (where, all) => {
      const choices = all.reduce((each, id) => withHidden(each, where, { id, name: id }), noChoices)
      expect(choices[where].map(({ id }) => id)).toEqual([...new Set(all.toReversed())])
      const back = all.reduce((each, id) => withoutHidden(each, where, id), choices)
      expect(back).toEqual(noChoices)
    }),
  )
})

test('at most 200 entries of a kind are kept, the newest', () => {
  const ids = Array.from({ length: 250 }, (_, n) => `game-${n}`)
  const choices = ids.reduce((each, id) => withHidden(each, 'games', { id, name: id }), noChoices)
  expect(choices.games).toHaveLength(200)
  expect(choices.games[0]?.id).toBe('game-249')
})

test('a player of the device gets their own choices, not those of another', () => {
  const mine = withHidden(noChoices, 'games', nil)
  const stored = withChoices([], 'mine', mine)
  expect(choicesOf(parseChoices(JSON.parse(JSON.stringify(stored))), 'mine')).toEqual(mine)
  expect(choicesOf(stored, 'another')).toEqual(noChoices)
  const many = ['a', 'b', 'c', 'd', 'e'].reduce<StoredChoices>(
    (all, owner) => withChoices(all, owner, mine),
    stored,
  )
  expect(many.map(({ owner }) => owner)).toEqual(['e', 'd', 'c', 'b', 'a'])
})

test.each([undefined, 'x', {}, [{ owner: 'a' }], [{ owner: 'a', choices: { ...noChoices, games: 'all' } }]])(
  'stored choices like %j are none',
  (stored) => {
    expect(parseChoices(stored)).toEqual([])
  },
)
