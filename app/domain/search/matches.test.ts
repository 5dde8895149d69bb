// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { matchesIn } from './matches.ts'

/** The text with its matches in brackets. */
function marked(text: string, term: string): string {
  let shown = ''
  let at = 0
  for (const [start, end] of matchesIn(text, term)) {
    shown += `${text.slice(at, start)}[${text.slice(start, end)}]`
    at = end
  }
  return shown + text.slice(at)
}

test.each([
  ['a word', 'Ruleta Carpați', 'carpati', 'Ruleta [Carpați]'],
  ['a term with other diacritics', 'Pacanele', 'păcăn', '[Pacan]ele'],
  ['every place', 'Foc și foc', 'FOC', '[Foc] și [foc]'],
  ['the blank in between', 'Regina Nilului', 'ina ni', 'Reg[ina Ni]lului'],
  ['signs in between, not around', '„Hold’em”!', 'holdem', '„[Hold’em]”!'],
  ['combining marks', 'S\u0326apte Va\u0306i', 'șap', '[S\u0326ap]te Va\u0306i'],
  ['the marks of the last letter', 'Va\u0306\u0301i', 'va', '[Va\u0306\u0301]i'],
  ['a letter that folds to two', 'Straße', 'ras', 'St[raß]e'],
  ['two matches in one letter', 'ß', 's', '[ß]'],
  ['nothing', 'Regina', 'rege', 'Regina'],
  ['nothing for nothing', 'Regina', ' !', 'Regina'],
])('UXP-05 what matches is found in the original spelling: %s', (_, text, term, expected) => {
  expect(marked(text, term)).toBe(expected)
})

const letters = fc.constantFrom(...'abbaș țß’ă\u0306\u0326-.AȘ')
const text = fc.string({ unit: letters, maxLength: 14 })
const term = fc.string({ unit: letters, minLength: 1, maxLength: 3 })

test('UXP-05 every match contains the term, and there is one exactly when the text matches', () => {
  fc.assert(
    fc.property(text, term, (given, wanted) => {
      const folded = fold(wanted)
      const matches = matchesIn(given, wanted)
      expect(matches.length > 0).toBe(folded !== '' && fold(given).includes(folded))
      for (const [start, end] of matches) expect(fold(given.slice(start, end))).toContain(folded)
    }),
    { numRuns: 1000 },
  )
})

test('UXP-05 matches are in order, do not touch, and never split a letter from its marks', () => {
  fc.assert(
    fc.property(text, term, (given, wanted) => {
      let before = -1
      for (const [start, end] of matchesIn(given, wanted)) {
        expect(start).toBeGreaterThanOrEqual(before)
        expect(end).toBeGreaterThan(start)
        expect(given.slice(end)).not.toMatch(/^\p{M}/u)
        before = end
      }
    }),
    { numRuns: 1000 },
  )
})
