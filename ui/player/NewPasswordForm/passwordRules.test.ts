import { expect, test } from 'vitest'
import { brokenRules } from './passwordRules.ts'

test.each([
  ['nothing keeps nothing', '', ['length', 'digit', 'different']],
  ['a short one without a digit', 'cupru', ['length', 'digit']],
  ['seven letters with a digit', 'cupru-1', ['length']],
  ['eight letters with a digit', 'cupru-18', []],
  ['letters of two units count once', '😀😀😀😀1', ['length']],
  ['Romanian letters', 'țâșnește7', []],
  ['the old one', 'arama-1895', ['different']],
  ['the old one in capitals is another one', 'ARAMA-1895', []],
])('%s', (_reason, password, broken) => {
  expect(brokenRules(password, 'arama-1895')).toEqual(broken)
})
