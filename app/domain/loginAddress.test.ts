// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loginAddress } from './loginAddress.ts'

const LOGIN = 'https://cont.example/intra'

test.each([
  ['a path', LOGIN, '/play/diamant-40/real', `${LOGIN}?back_url=%2Fplay%2Fdiamant-40%2Freal`],
  [
    'a draft',
    LOGIN,
    '/preview/utilizator/preferate',
    `${LOGIN}?back_url=%2Fpreview%2Futilizator%2Fpreferate`,
  ],
  [
    'flags of the visit',
    LOGIN,
    '/a?app=vegas&embed=true',
    `${LOGIN}?back_url=%2Fa%3Fapp%3Dvegas%26embed%3Dtrue`,
  ],
  ['a way in with a query', `${LOGIN}?x=1#sus`, '/a', `${LOGIN}?x=1&back_url=%2Fa#sus`],
  ['a way in on this origin', '/sandbox/account/login', '/a', '/sandbox/account/login?back_url=%2Fa'],
  ['a way in that names another way back', `${LOGIN}?back_url=%2Fb`, '/a', `${LOGIN}?back_url=%2Fa`],
])('RTE-09 the way in knows where to lead back to: %s', (_what, login, path, expected) => {
  expect(loginAddress(login, path)).toBe(expected)
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil',
  '',
])('RTE-09 the way in leads back to nothing but a path of ours: %j', (path) => {
  expect(loginAddress(LOGIN, path)).toBe(LOGIN)
})

test('RTE-09 with any return path, it stays on our origin and the login address is unchanged', () => {
  const start = fc.constantFrom(
    '',
    '/',
    '//',
    '/\\',
    '/.//',
    '/..//',
    'https:',
    'javascript:',
    '/\t/',
    '/@',
    '/?',
  )
  fc.assert(
    fc.property(start, fc.string(), (begin, rest) => {
      const { origin, pathname, searchParams } = new URL(loginAddress(LOGIN, begin + rest))
      expect(origin + pathname).toBe(LOGIN)
      const back = searchParams.get('back_url') ?? '/'
      expect(new URL(back, 'https://arama.example/x').origin).toBe('https://arama.example')
    }),
  )
})
