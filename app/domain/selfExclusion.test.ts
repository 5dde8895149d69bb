import { expect, test } from 'vitest'
import { failed, type Known, known, pending } from './known.ts'
import { exclusionEndOf, isHelpFirst, isPlayOpen, selfExclusionOf } from './selfExclusion.ts'

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

test.each<[string, { product: string; until?: string }[], Known<string>]>([
  ['the day that is said', [{ product: 'Casino', until: '2027-05-31' }], known('2027-05-31')],
  [
    'the latest day',
    [
      { product: 'CrossProduct', until: '2028-01-01' },
      { product: 'Casino', until: '2027-05-31' },
      { product: 'Sports', until: '2030-01-01' },
    ],
    known('2028-01-01'),
  ],
  [
    'unknown where one has none',
    [{ product: 'Casino', until: '2027-05-31' }, { product: 'CrossProduct' }],
    failed,
  ],
  ['unknown where none is said', [{ product: 'Casino' }], failed],
  ['unknown where it is past', [{ product: 'Casino', until: '2026-11-26' }], failed],
  ['unknown where there is no exclusion', [], failed],
])('CPL-04 the end of an exclusion is %s', (_what, productSettings, end) => {
  expect(exclusionEndOf({ selfExclusion: { productSettings } }, '2026-11-27')).toEqual(end)
})

test('CPL-04 the end of unreadable settings is unknown', () => {
  expect(exclusionEndOf({ selfExclusion: 'unreadable' }, '2026-11-27')).toBe(failed)
})
