import { expect, test } from 'vitest'
import { failed, type Known, known, pending } from './known.ts'
import { isHelpFirst, isPlayOpen, selfExclusionOf } from './selfExclusion.ts'

test.each([
  ['Casino', ['Casino'], true],
  ['all products', ['CrossProduct'], true],
  ['one of ours among others', ['Sports', 'Casino'], true],
  ['another product', ['Sports'], false],
  ['nothing', [], false],
])('AUT-14 a player excluded from %s is flagged as it should be', (_what, products, flagged) => {
  const productSettings = products.map((product) => ({ product }))
  expect(selfExclusionOf({ selfExclusion: { productSettings } })).toEqual(known(flagged))
})

test('AUT-14 an account without settings is not flagged', () => {
  expect(selfExclusionOf({ selfExclusion: undefined })).toEqual(known(false))
  expect(selfExclusionOf({ selfExclusion: null })).toEqual(known(false))
})

test('AUT-14 unreadable settings are unknown', () => {
  expect(selfExclusionOf({ selfExclusion: 'unreadable' })).toBe(failed)
})

test.each<[string, Known<boolean>, boolean, boolean]>([
  ['not known yet', pending, false, false],
  ['not to be found out', failed, false, true],
  ['known: none', known(false), true, false],
  ['known: excluded', known(true), false, true],
])(
  'AUT-14 CPL-04 an exclusion that is %s opens play, or puts help first, as it should',
  (_, fact, open, help) => {
    expect([isPlayOpen(fact), isHelpFirst(fact)]).toEqual([open, help])
  },
)
