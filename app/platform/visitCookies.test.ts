import { afterEach, expect, test, vi } from 'vitest'
import { readCookie } from './cookies.ts'
import { keepVisitCookies } from './visitCookies.ts'

const written = () => {
  const spy = vi.spyOn(document, 'cookie', 'set')
  keepVisitCookies('ro', 'localhost')
  return spy.mock.calls.map(([text]) => text)
}

afterEach(() => {
  vi.restoreAllMocks()
  // biome-ignore lint/suspicious/noDocumentCookie: as in the browsers that we support
  for (const name of ['device-id', 'locale']) document.cookie = `${name}=; Path=/; Max-Age=0`
})

test('COO-01 a device gets an id for 400 days and keeps it, its locale stays for 365 days', () => {
  keepVisitCookies('ro', undefined)
  const id = readCookie('device-id')
  expect(id).toMatch(/^[\da-f]{32}$/)
  expect(readCookie('locale')).toBe('ro')
  expect(written()).toEqual([
    `device-id=${id}; Path=/; Max-Age=${400 * 86_400}; SameSite=Lax`,
    `locale=ro; Path=/; Max-Age=${365 * 86_400}; SameSite=Lax; Domain=localhost`,
  ])
})

test.each(['other.example', 'ocalhost', 'a; Secure'])(
  'COO-01 a domain that is not ours is left out: %s',
  (domain) => {
    const spy = vi.spyOn(document, 'cookie', 'set')
    keepVisitCookies('ro', domain)
    expect(spy.mock.calls.at(-1)?.[0]).not.toContain('Domain')
  },
)
