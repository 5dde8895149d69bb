import { expect, test } from 'vitest'
import { stylesInside } from './bytes.ts'

test('the styles of a page are counted apart from its HTML, anywhere in it', () => {
  const rules = Array.from(
    { length: 50 },
    (_, index) => `@media (width < ${index}px) { a { order: 1 } }`,
  ).join('\n')
  const bytes = stylesInside(`<head><style>${rules}</style></head><p>Text</p>`)
  expect(bytes).toBeGreaterThan(40)
  expect(bytes).toBeLessThan(rules.length)
  expect(stylesInside(`<style nonce="a">${rules}</style><p>${rules}</p>`)).toBe(bytes)
  expect(stylesInside('<p>Text</p>')).toBe(0)
})
