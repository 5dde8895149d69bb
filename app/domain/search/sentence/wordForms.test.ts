import { expect, test } from 'vitest'
import { changedStems, stemsOf } from './wordForms.ts'

test.each([
  ['comori', 'comoara'],
  ['pietre', 'piatra'],
  ['flori', 'floarea'],
  ['zmei', 'zmeul'],
  ['zmeilor', 'zmeul'],
])('UXP-05 „%s” is a form of „%s”, in both directions', (many, one) => {
  const forms = (word: string) => changedStems(word, [word, ...stemsOf(word, 3)])
  expect(forms(many).some((form) => one.startsWith(form))).toBe(true)
  expect(forms(one).some((form) => many.startsWith(form))).toBe(true)
})

test('UXP-05 a word without such vowels has no other form', () => {
  expect(changedStems('fructe', ['fructe', ...stemsOf('fructe', 5)])).toEqual([])
})
