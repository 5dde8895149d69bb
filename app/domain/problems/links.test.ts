// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathsOf } from './index.ts'
import { linkFaults, type PathState } from './links.ts'

const states = new Map<string, PathState>([
  ['/promotii', 'page'],
  ['/categorii/lipsa', 'none'],
  ['/promotii/viitoare', 'unseen'],
  ['/pagina/lenta', 'unchecked'],
])

test.each<[string, string, string | undefined]>([
  ['a page', '/promotii', undefined],
  ['a page with a query', '/promotii?a=1#b', undefined],
  ['a page in preview', '/preview/promotii', undefined],
  ['a page that does not exist', '/categorii/lipsa', 'link'],
  ['a promotion of another day', '/promotii/viitoare', 'unseenLink'],
  ['a page whose service did not answer', '/pagina/lenta', 'unchecked'],
  ['a page that was not looked up', '/altceva', 'unchecked'],
  ['another site', 'https://exemplu.ro/x', undefined],
  ['a place of the page', '#reguli', undefined],
  ['mail', 'mailto:ajutor@exemplu.ro', undefined],
  ['a script', 'javascript:alert(1)', 'unsafe'],
  ['a relative address', 'promotii', 'unsafe'],
])('CMS-04 a link that leads to %s', (_what, href, kind) => {
  const record = { kind: 'slide', id: 's' } as const
  const faults = linkFaults([{ href, field: 'primary.href', record }], states)
  expect(faults.map((fault) => [fault.kind, fault.record, fault.field])).toEqual(
    kind ? [[kind, record, 'primary.href']] : [],
  )
})

test('CMS-04 in preview too the address is told as it was typed', () => {
  const [fault] = linkFaults([{ href: '/preview/categorii/lipsa', field: 'html' }], states)
  expect(fault?.value).toBe('/categorii/lipsa')
})

test('CMS-04 of any links, one is told when its page is not known to be there, and no other', () => {
  const path = fc.stringMatching(/^\/[a-z]{1,6}$/)
  const state = fc.constantFrom<PathState>('page', 'unseen', 'none', 'unchecked')
  fc.assert(
    fc.property(fc.array(fc.tuple(path, state), { maxLength: 12 }), (entries) => {
      const known = new Map(entries)
      const links = entries.map(([href]) => ({ href, field: 'html' }))
      const told = linkFaults(links, known).map(({ value }) => value)
      expect(told).toEqual(links.map(({ href }) => href).filter((href) => known.get(href) !== 'page'))
      expect(new Set(pathsOf(links))).toEqual(new Set(known.keys()))
    }),
  )
})
