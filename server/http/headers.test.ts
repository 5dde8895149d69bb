import { expect, test } from 'vitest'
import { apiHeaders, documentHeaders, IMMUTABLE, PRIVATE, publicPage } from './headers.ts'

test.each([
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['cross-origin-resource-policy', 'same-site'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
])('a document carries %s', (name, expected) => {
  expect(documentHeaders[name]).toBe(expected)
})

test('the duration of HSTS is long enough', () => {
  const [, age] = /max-age=(\d+)/.exec(documentHeaders['strict-transport-security'] ?? '') ?? []
  expect(Number(age)).toBeGreaterThanOrEqual(15_768_000)
})

test('an answer of the API is never a document', () => {
  expect(apiHeaders['content-security-policy']).toBe("default-src 'none'; sandbox; frame-ancestors 'none'")
  expect(apiHeaders['x-content-type-options']).toBe('nosniff')
})

test('ADM-04 a public page is kept by shared caches, not by browsers', () => {
  expect(publicPage({ fresh: 10, staleWhileRevalidate: 300 })).toBe(
    'public, max-age=0, s-maxage=10, stale-while-revalidate=300',
  )
  expect(publicPage({ fresh: 10, staleWhileRevalidate: 0 })).toBe('public, max-age=0, s-maxage=10')
  expect(PRIVATE).toBe('private, no-store')
  expect(IMMUTABLE).toContain('immutable')
})
