// @vitest-environment node
import { expect, test } from 'vitest'
import { messageForms } from './messageForms.ts'

test.each([
  ['Caută', ['Caută']],
  ['Bună, {name}', ['Bună, ‹name›']],
  ['{count, plural, one {# joc} few {# jocuri} other {# de jocuri}}', ['1 joc', '3 jocuri', '20 de jocuri']],
  ['Temă: {theme, select, dark {întunecată} other {sistem}}', ['Temă: întunecată', 'Temă: sistem']],
  [
    '{of, select, live {{count, plural, one {o masă} few {# mese} other {# de mese}}} other {{name}}}',
    ['o masă', '3 mese', '20 de mese', '‹name›'],
  ],
])('the forms of „%s”', (text, forms) => {
  expect(messageForms(text)).toEqual(forms)
})
