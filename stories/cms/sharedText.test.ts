// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedText, shareLink } from './sharedText.ts'

test('CMS-05 a link has the whole text, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const link = shareLink('https://kit.example/iframe.html?id=cms-atelier#vechi', text)
      expect(link.startsWith('https://kit.example/iframe.html?id=cms-atelier#')).toBe(true)
      expect(sharedText(new URL(link).hash)).toBe(text)
    }),
  )
})

test.each(['', '#', '#altceva', '#atelier=%E0%A4%A'])('CMS-05 the hash „%s” has no text', (hash) => {
  expect(sharedText(hash)).toBeUndefined()
})
