import { afterEach, expect, test, vi } from 'vitest'
import { applyAppearance } from './appearance.ts'

const { dataset } = document.documentElement

afterEach(() => {
  for (const name of ['theme', 'motion', 'player', 'newcomer']) delete dataset[name]
  vi.restoreAllMocks()
})

function appearanceWith(cookie: string) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie)
  applyAppearance()
  return dataset
}

test.each([
  ['dark is kept', 'theme=dark', 'dark'],
  ['light is kept among others', 'a=1; theme=light; b=2', 'light'],
  ['the system’s choice', 'theme=system', undefined],
  ['no cookie', '', undefined],
  ['a cookie whose name only ends like it', 'mytheme=dark', undefined],
  ['a longer word', 'theme=darker', undefined],
  ['markup', 'theme="><script>', undefined],
])('KIT-01 before the first paint: %s', (_what, cookie, expected) => {
  expect(appearanceWith(cookie).theme).toBe(expected)
})

test.each([
  ['a session', 'keep-alive=1', 'expected'],
  ['a remembered player', 'theme=dark; remembered=abc', 'expected'],
  ['an empty value', 'keep-alive=; a=1', undefined],
  ['a guest', 'theme=dark', undefined],
])('a player is expected after %s', (_what, cookie, expected) => {
  expect(appearanceWith(cookie).player).toBe(expected)
})

test('KIT-03 quiet motion is in force before anything moves', () => {
  expect(appearanceWith('motion=quiet').motion).toBe('quiet')
})

test('PER-01 the places of a player without games reserve no tiles from the first paint on', () => {
  expect(appearanceWith('newcomer=yes; keep-alive=1').newcomer).toBe('')
  delete dataset.newcomer
  expect(appearanceWith('newcomer=no').newcomer).toBeUndefined()
})
