import { afterEach, expect, test, vi } from 'vitest'
import { currentLook } from './currentLook.ts'

const { dataset } = document.documentElement

afterEach(() => {
  delete dataset.theme
  delete dataset.motion
  vi.unstubAllGlobals()
})

test.each([
  ['the chosen theme', 'light', '(prefers-color-scheme: dark)', { theme: 'light', motion: 'full' }],
  ['the other chosen theme', 'dark', '', { theme: 'dark', motion: 'full' }],
  ['the dark system', undefined, '(prefers-color-scheme: dark)', { theme: 'dark', motion: 'full' }],
  ['the light system', undefined, '', { theme: 'light', motion: 'full' }],
  [
    'a system with less motion',
    'dark',
    '(prefers-reduced-motion: reduce)',
    { theme: 'dark', motion: 'quiet' },
  ],
] as const)('a game opens like %s', (_what, theme, system, look) => {
  if (theme) dataset.theme = theme
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === system }))
  expect(currentLook(false)).toEqual({ ...look, sound: 'off' })
})

test('a game opens in quiet mode', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  dataset.motion = 'quiet'
  expect(currentLook(false).motion).toBe('quiet')
})

test('a game opens with sound if the visitor has chosen that', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  expect(currentLook(true).sound).toBe('on')
})
