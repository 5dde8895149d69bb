import { expect, test } from 'vitest'
import { isSelfExcluded } from './selfExclusion.ts'

test.each([
  ['Casino', ['Casino'], true],
  ['all products', ['CrossProduct'], true],
  ['one of ours among others', ['Sports', 'Casino'], true],
  ['another product', ['Sports'], false],
  ['nothing', [], false],
])('AUT-14 a player excluded from %s is flagged as it should be', (_what, products, flagged) => {
  const productSettings = products.map((product) => ({ product }))
  expect(isSelfExcluded({ selfExclusion: { productSettings } })).toBe(flagged)
})

test('AUT-14 an account without settings is not flagged', () => {
  expect(isSelfExcluded({ selfExclusion: undefined })).toBe(false)
})
