// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { parseRecent, withoutRecent, withRecent } from './recent.ts'

test.each<[string, string[], string, string[]]>([
  ['the newest first', ['foc'], 'regina', ['regina', 'foc']],
  ['four at most', ['a', 'b', 'c', 'd'], 'e', ['e', 'a', 'b', 'c']],
  ['a repeated one once, at the front', ['a', 'b', 'c'], 'c', ['c', 'a', 'b']],
  ['the last spelling of two', ['păcănele', 'foc'], 'Pacanele!', ['Pacanele!', 'foc']],
  ['no blanks around and between', [], '  regina   nilului ', ['regina nilului']],
  ['nothing without a letter', ['foc'], ' …! ', ['foc']],
  ['nothing that no person types', ['foc'], 'a'.repeat(81), ['foc']],
  ['no half letters', ['foc'], 'a\ud83c', ['foc']],
])('UXP-05 recent searches hold %s', (_, before, term, after) => {
  expect(withRecent(before, term)).toEqual(after)
})

test('UXP-05 a recent search can be removed in any spelling', () => {
  expect(withoutRecent(['Păcănele', 'foc'], 'pacanele')).toEqual(['foc'])
  expect(withoutRecent(['foc'], 'regina')).toEqual(['foc'])
})

test.each<[string, unknown, string[]]>([
  ['a list', '["foc","regina"]', ['foc', 'regina']],
  ['a list that is parsed already', ['foc'], ['foc']],
  ['too many', '["a","b","c","d","e"]', ['a', 'b', 'c', 'd']],
  ['one search twice', '["foc","Foc","apă"]', ['foc', 'apă']],
  ['other things among them', '[1,null,{"term":"x"},["y"],"foc",""]', ['foc']],
  ['an endless one', JSON.stringify(['x'.repeat(5000), 'foc']), ['foc']],
  ['no list', '{"length":2,"0":"foc"}', []],
  ['no JSON', '["foc"', []],
  ['nothing', null, []],
  ['a number', 7, []],
])('UXP-05 a store that holds %s is read without harm', (_, stored, expected) => {
  expect(parseRecent(stored)).toEqual(expected)
})

test('UXP-05 with any stored text and searches, at most four different ones are kept and can be read back', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(fc.string({ maxLength: 6 })), (stored, terms) => {
      const recent = terms.reduce(withRecent, parseRecent(stored))
      expect(recent.length).toBeLessThanOrEqual(4)
      expect(new Set(recent.map(fold)).size).toBe(recent.length)
      expect(parseRecent(JSON.stringify(recent))).toEqual(recent)
    }),
  )
})
