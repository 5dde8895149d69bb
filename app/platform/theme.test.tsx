import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyAppearance } from './firstView/appearance.ts'
import { setTheme, themes, useTheme } from './theme.ts'

const root = document.documentElement

function Shown() {
  return useTheme()
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

afterEach(() => {
  act(() => setTheme('system'))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('KIT-01 there are three themes', () => {
  expect([...themes].sort()).toEqual(['dark', 'light', 'system'])
})

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', undefined],
] as const)('KIT-01 the theme %s is one attribute and one cookie', (theme, attribute) => {
  setTheme('light')
  setTheme(theme)
  expect(root.dataset.theme).toBe(attribute)
  expect(document.cookie).toBe(`theme=${theme}`)
})

test('KIT-01 the cookie is kept for a year, for the whole site, and not sent across sites', () => {
  const cookie = vi.spyOn(document, 'cookie', 'set')
  setTheme('dark')
  expect(cookie).toHaveBeenCalledWith('theme=dark; Path=/; Max-Age=31536000; SameSite=Lax')
})

test('KIT-01 over TLS the cookie travels over TLS only', () => {
  const cookie = vi.spyOn(document, 'cookie', 'set')
  vi.stubGlobal('location', { protocol: 'https:' })
  setTheme('dark')
  expect(cookie).toHaveBeenCalledWith('theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
})

test('KIT-01 every component that shows the theme follows a change', () => {
  const first = renderHook(() => useTheme())
  const second = renderHook(() => useTheme())
  act(() => setTheme('dark'))
  expect([first.result.current, second.result.current]).toEqual(['dark', 'dark'])
  act(() => setTheme('light'))
  expect([first.result.current, second.result.current]).toEqual(['light', 'light'])
})

/** A view transition that ends when it is told to. */
function startFade(change: () => void) {
  const { promise: finished, resolve } = Promise.withResolvers<void>()
  return { change, resolve, finished, ready: Promise.reject(new DOMException('skipped', 'AbortError')) }
}

test('a change that replaces another one keeps single controls from transitions until its own end', async () => {
  const fades: ReturnType<typeof startFade>[] = []
  const startViewTransition = (change: () => void) => {
    const fade = startFade(change)
    fades.push(fade)
    return fade
  }
  Object.assign(document, { startViewTransition })
  setTheme('dark')
  setTheme('light')
  Reflect.deleteProperty(document, 'startViewTransition')
  const [first, second] = fades as [(typeof fades)[0], (typeof fades)[0]]
  first.change()
  expect(root.dataset.theme).toBe('dark')
  second.change()
  first.resolve()
  await first.finished
  await new Promise((done) => setTimeout(done))
  expect([root.dataset.theme, 'noTransitions' in root.dataset]).toEqual(['light', true])
  second.resolve()
  await vi.waitFor(() => expect(root.dataset.noTransitions).toBeUndefined())
})

test('an unmounted component no longer listens', () => {
  let draws = 0
  const { unmount } = renderHook(() => {
    draws += 1
    return useTheme()
  })
  unmount()
  const before = draws
  act(() => setTheme('dark'))
  expect(draws).toBe(before)
})

test.each(['blue', 'constructor', ''])('an attribute of %j counts as the system’s choice', (value) => {
  root.dataset.theme = value
  expect(renderHook(() => useTheme()).result.current).toBe('system')
})

test('KIT-01 the server renders the system’s choice, whatever the browser has stored', () => {
  setTheme('dark')
  expect(renderToString(<Shown />)).toBe('system')
})

test.each(['dark', 'light'] as const)(
  'KIT-01 what is chosen as %s is found before the first paint',
  (theme) => {
    setTheme(theme)
    delete root.dataset.theme
    applyAppearance()
    expect(root.dataset.theme).toBe(theme)
  },
)
