import fc from 'fast-check'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { messagesInTests } from '#ui/foundation/messages/inTests.ts'
import { rtpWords, volatilityWords } from './factWords.ts'
import words from './ro.json' with { type: 'json' }

const intl = createIntl({ locale: 'ro', messages: messagesInTests })

test.each([
  [96.21, '96,21'],
  [96.2, '96,20'],
  [96, '96,00'],
  [96.215, '96,22'],
  [0.01, '0,01'],
  [100, '100,00'],
])('UXP-22 a return of %s percent is said in lei of 100', (rtp, returned) => {
  expect(rtpWords(rtp, intl)).toEqual({
    value: `${returned}%`,
    meaning: `Din 100 de lei jucați, în medie se întorc ${returned}, pe termen foarte lung.`,
  })
})

test('a return always has two decimals, and is the same as number and in the sentence', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (rtp) => {
      const { value, meaning } = rtpWords(rtp, intl)
      expect(value).toMatch(/^\d{1,3},\d\d%$/)
      expect(meaning).toContain(` ${value.slice(0, -1)}, pe termen foarte lung`)
    }),
  )
})

test.each([
  [1, 'Foarte mică', 'Câștiguri dese și mici.'],
  [2, 'Mică', 'Câștiguri destul de dese, mai ales mici.'],
  [3, 'Medie', 'Câștiguri când mai dese, când mai rare, de mărimi diferite.'],
  [4, 'Ridicată', 'Câștiguri rare, uneori mai mari; între ele pot trece multe runde.'],
  [5, 'Foarte ridicată', 'Câștiguri foarte rare, uneori mari; între ele pot trece foarte multe runde.'],
] as const)('UXP-22 volatility %s has a word and a sentence', (step, value, meaning) => {
  expect(volatilityWords(step, intl)).toEqual({ value, meaning })
})

test('no sentence speaks of chances', () => {
  const sentences = Object.entries(words).flatMap(([id, text]) => (/inWords|oneSession/.test(id) ? text : []))
  expect(sentences).toHaveLength(7)
  for (const sentence of sentences) expect(sentence).not.toMatch(/șans|probabil|sigur|noroc|garant/i)
})
