// @vitest-environment node
import { expect, test } from 'vitest'
import { withoutRepeated } from './menuBars.ts'

test.each([
  ['an address in the menu above', [{ href: '/furnizori' }], ['/', '/jackpots']],
  ['nothing without a menu above', [], ['/', '/furnizori', '/jackpots']],
  ['each of several bars', [{ href: '/' }, { href: '/jackpots' }], ['/furnizori']],
  [
    'an address above that some screens leave out',
    [{ href: '/', only: 'desktop' }],
    ['/', '/furnizori', '/jackpots'],
  ],
] as const)('MNU-01 MNU-04 MNU-07 beneath it a menu does not repeat: %s', (_what, above, expected) => {
  const entries = ['/', '/furnizori', '/jackpots'].map((href) => ({ href }))
  expect(withoutRepeated(entries, above).map(({ href }) => href)).toEqual(expected)
})
