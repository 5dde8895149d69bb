// @vitest-environment node
import { expect, test } from 'vitest'
import { longest, withLongestTexts } from './longestTexts.ts'

test.each(['a', 'Jocuri noi', 'x'.repeat(299), 'x'.repeat(300)])(
  'the longest form of a text has at most 300 letters',
  (text) => {
    const long = longest(text)
    expect(long.length).toBeLessThanOrEqual(300)
    expect(long.length).toBeGreaterThanOrEqual(290)
    expect(long.startsWith(text)).toBe(true)
  },
)

test('CMS-04 only texts are lengthened, at any depth', () => {
  const slice = {
    type: 'Games',
    title: 'Noi',
    href: '/categorii/noi',
    tiles: [{ code: 'diamant-40', name: 'Diamant', version: '3', label: { text: 'Nou' } }],
  }
  expect(withLongestTexts(slice)).toEqual({
    ...slice,
    title: longest('Noi'),
    tiles: [{ code: 'diamant-40', name: longest('Diamant'), version: '3', label: { text: longest('Nou') } }],
  })
})

test('CMS-04 the texts of HTML are lengthened, its elements stay', () => {
  const { html } = withLongestTexts({ html: '<p>Text <a href="/promotii">aici</a></p>' })
  expect(html).toBe(`<p>${longest('Text ')}<a href="/promotii">${longest('aici')}</a></p>`)
})
