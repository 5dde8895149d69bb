// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexRedirects, namedRedirect, redirectFor as redirectIn } from './redirects.ts'

const redirectFor = (list: Parameters<typeof indexRedirects>[0], path: string) =>
  redirectIn(indexRedirects(list), path)

const rule = (from: string, to: string, permanent = false) => ({ from, to, permanent })

test.each([
  ['an address of ours', [rule('/vechi', '/toate-jocurile')], '/toate-jocurile'],
  ['a closing slash', [rule('/vechi/', '/toate-jocurile')], '/toate-jocurile'],
  ['a chain to its end', [rule('/vechi', '/b'), rule('/b', '/colectii')], '/colectii'],
  ['another site', [rule('/vechi', 'https://arama.example/x')], 'https://arama.example/x'],
  ['a query that stays', [rule('/vechi', '/toate-jocurile?ordine=new')], '/toate-jocurile?ordine=new'],
])('RTE-12 a redirect leads to %s', (_what, rules, to) => {
  expect(redirectFor(rules, '/vechi')?.to).toBe(to)
})

test.each([
  ['a loop of two', [rule('/vechi', '/b'), rule('/b', '/vechi')]],
  ['itself', [rule('/vechi', '/vechi')]],
  ['a script', [rule('/vechi', 'javascript:alert(1)')]],
  ['another origin without a scheme', [rule('/vechi', '//evil.example')]],
  ['a backslash', [rule('/vechi', '/\\evil.example')]],
  ['data', [rule('/vechi', 'data:text/html,x')]],
  ['nothing: no rule', [rule('/altul', '/x')]],
])('RTE-12 a redirect to %s is refused', (_what, rules) => {
  expect(redirectFor(rules, '/vechi')).toBeUndefined()
})

test('RTE-12 a chain is permanent only when each of its steps is', () => {
  expect(redirectFor([rule('/a', '/b', true)], '/a')?.permanent).toBe(true)
  expect(redirectFor([rule('/a', '/b', true), rule('/b', '/c')], '/a')?.permanent).toBe(false)
})

test('RTE-12 no set of rules ends in a loop or in another scheme', () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '//e', 'javascript:x', 'https://f.example/')
  const from = path.filter((text) => text.startsWith('/') && !text.startsWith('//'))
  const rules = fc.array(fc.record({ from, to: path, permanent: fc.boolean() }), { maxLength: 8 })
  fc.assert(
    fc.property(rules, path, (list, start) => {
      const to = redirectFor(list, start)?.to
      if (to === undefined) return
      expect(to).toMatch(/^(?:\/(?!\/)|https?:\/\/)/)
      expect(list.some(({ from }) => from === to)).toBe(false)
    }),
  )
})

test.each([
  ['all-games', undefined, '/toate-jocurile'],
  ['preview-all-games', undefined, '/toate-jocurile'],
  ['preview', undefined, '/'],
  ['categories-slug', 'crash', '/categorii/crash'],
  ['games-game', 'diamant-40', '/joc/diamant-40'],
  ['games-game', '../../evil', '/joc/..%2F..%2Fevil'],
  ['categories-slug', undefined, undefined],
  ['nu-exista', undefined, undefined],
  ['__proto__', 'x', undefined],
  ['https://evil.example', undefined, undefined],
])('RTE-11 /redirect/%s/%s leads to %s', (page, select, expected) => {
  expect(namedRedirect(page, select, false)).toBe(expected)
  if (expected) expect(namedRedirect(page, select, true)?.startsWith('/preview')).toBe(true)
})
