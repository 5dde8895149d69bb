import { expect, test } from 'vitest'
import { firstSentence } from './firstSentence.ts'

test.each([
  ['Primele locuri împart 40.000 de lei. Punctele se adună.', 'Primele locuri împart 40.000 de lei.'],
  ['O singură propoziție.', 'O singură propoziție.'],
  ['Fără punct la sfârșit', 'Fără punct la sfârșit'],
  ['Se poate?\nDa.', 'Se poate?'],
  ['', ''],
])('the first sentence of „%s”', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence)
})
