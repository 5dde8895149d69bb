import { afterEach, expect, test, vi } from 'vitest'
import { lastKeepAlive, memory } from './cookies.ts'
import { wasPlayer } from './wasPlayer.ts'

afterEach(() => {
  memory.forget()
  lastKeepAlive.forget()
  vi.restoreAllMocks()
})

test('COO-01 a remembered name is kept for 14 days, for this site alone', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  memory.write('ana.noua')
  expect(written).toHaveBeenCalledWith('remembered=ana.noua; Path=/; Max-Age=1209600; SameSite=Lax')
})

test.each(['ana', 'Ștefan cel Mare', 'a; Path=/x', 'a=b, c', '%41'])(
  'COO-01 the name %j comes back as it was, and goes when it is forgotten',
  (name) => {
    memory.write(name)
    expect(memory.read()).toBe(name)
    memory.forget()
    expect([memory.read(), document.cookie]).toEqual([undefined, ''])
  },
)

test('a name that cannot be decoded is ignored', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('remembered=%E0%A4%A')
  expect(memory.read()).toBeUndefined()
})

test.each([
  ['', 0],
  ['keep-alive=', 0],
  ['keep-alive=ieri', 0],
  ['keep-alive=1700000000000', 1_700_000_000_000],
])('KEP-03 of the cookie %j the last call was at %d', (cookie, expected) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie)
  expect(lastKeepAlive.read()).toBe(expected)
})

test('a player is expected if either cookie is set', () => {
  expect(wasPlayer()).toBe(false)
  lastKeepAlive.write(1)
  expect(wasPlayer()).toBe(true)
  lastKeepAlive.forget()
  memory.write('ana')
  expect(wasPlayer()).toBe(true)
})
