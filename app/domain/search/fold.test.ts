// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['Romanian letters', 'ĂÂÎȘȚ ăâîșț', 'aaistaaist'],
  ['ș and ț with a cedilla', 'ŞŢ şţ', 'stst'],
  ['letters and marks apart', 's\u0326t\u0327a\u0306', 'sta'],
  [
    'letters of other countries',
    'Łódź Ærø Straße Þór Đà œuvre İstanbul ısı',
    'lodzaerostrassethordaoeuvreistanbulisi',
  ],
  ['digits', 'Diamant 40', 'diamant40'],
  ['signs', 'Hold’em: Foc & Apă! (2.0) – „VIP”', 'holdemfocapa20vip'],
  ['a trade mark', 'Aramă™ Reels®', 'aramareels'],
  ['wide letters and one letter for two', 'Ｗｉｌｄ ﬁre', 'wildfire'],
  ['another script', 'Ποσειδών Книга', 'ποσειδωνкнига'],
  ['the underscore, which is a word character', 'a_b', 'a_b'],
  ['nothing but signs', ' —…!? ', ''],
])('SEA-01 case, accents and non-word characters do not count: %s', (_, text, expected) => {
  expect(fold(text)).toBe(expected)
})

const text = fc.string({ unit: 'grapheme', maxLength: 12 })
const bits = fc.string({ unit: 'binary', maxLength: 12 })

test('SEA-01 folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(text, bits), (given) => {
      expect(fold(fold(given))).toBe(fold(given))
    }),
  )
})

test('SEA-01 composed and decomposed letters are the same', () => {
  fc.assert(
    fc.property(text, (given) => {
      expect(fold(given.normalize('NFD'))).toBe(fold(given.normalize('NFC')))
    }),
  )
})

test('SEA-01 the fold of joined texts is their joined folds', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(fold(a + b)).toBe(fold(a) + fold(b))
    }),
  )
})

test('SEA-01 Romanian text folds to its letters without diacritics', () => {
  const plain: Record<string, string> = { ă: 'a', â: 'a', î: 'i', ș: 's', ț: 't', ş: 's', ţ: 't' }
  const romanian = fc.string({ unit: fc.constantFrom(...'abcxyz019 -’.!ăâîșțşţĂÂÎȘȚ'), maxLength: 20 })
  fc.assert(
    fc.property(romanian, (given) => {
      const expected = [...given.toLowerCase()]
        .map((letter) => plain[letter] ?? letter)
        .filter((letter) => /[a-z0-9]/.test(letter))
      expect(fold(given)).toBe(expected.join(''))
    }),
  )
})
