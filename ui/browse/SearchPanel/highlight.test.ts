// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialsOf, piecesOf } from './highlight.ts'

const shown = (...given: Parameters<typeof piecesOf>) =>
  piecesOf(...given)
    .map(({ text, match }) => (match ? `[${text}]` : text))
    .join('')

test.each<[string, string, [number, number][], string]>([
  ['in the middle of a word', 'Ruleta Carpați', [[7, 11]], 'Ruleta [Carp]ați'],
  ['with its diacritics', 'Păcănele', [[0, 8]], '[Păcănele]'],
  [
    'twice',
    'Foc și foc',
    [
      [0, 3],
      [7, 10],
    ],
    '[Foc] și [foc]',
  ],
  [
    'overlapping and out of order',
    'Carpați',
    [
      [2, 5],
      [0, 3],
    ],
    '[Car][pa]ți',
  ],
  ['beyond the end', 'Arc', [[1, 9]], 'A[rc]'],
  ['nowhere', 'Arc', [], 'Arc'],
])('UXP-05 letters that match are marked in the original spelling: %s', (_, name, matches, expected) => {
  expect(shown(name, matches)).toBe(expected)
})

test('UXP-05 the pieces contain every letter of the name unchanged', () => {
  const ranges = fc.array(
    fc.tuple(fc.nat(30), fc.nat(30)).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]),
  )
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), ranges, (name, matches) => {
      expect(
        piecesOf(name, matches)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name)
    }),
  )
})

test.each([
  ['Carpatia Studios', 'CS'],
  ['șapte lacuri mari', 'ȘL'],
  ['Brazi', 'B'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
