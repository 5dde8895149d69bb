import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overlaysOf } from './overlays.ts'
import { SearchKeys } from './SearchKeys.tsx'

const root = document.documentElement

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  root.removeAttribute('data-modal')
  root.removeAttribute('data-keys')
  vi.unstubAllGlobals()
})

/** The keys on a page; the answer is what lies over it and how many entries were made. */
function open() {
  const router = createMemoryRouter([{ path: '*', element: <SearchKeys /> }], {
    initialEntries: ['/colectii?x=1'],
  })
  let entries = 0
  router.subscribe(({ historyAction }) => {
    if (historyAction === 'PUSH') entries += 1
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return () => {
    const { pathname, search } = router.state.location
    return { panel: overlaysOf(router.state.location).panel, address: pathname + search, entries }
  }
}

const press = (init: KeyboardEventInit, target: Element = document.body) =>
  act(async () => void fireEvent.keyDown(target, init))

test.each<[string, KeyboardEventInit]>([
  ['/', { key: '/' }],
  ['/ where it is typed with Shift', { key: '/', shiftKey: true }],
  ['Ctrl K', { key: 'k', ctrlKey: true }],
  ['Cmd K', { key: 'k', metaKey: true }],
  ['Ctrl K under Caps Lock', { key: 'K', ctrlKey: true }],
])('UXP-16 %s opens the search over the page, as an entry of its own', async (_key, init) => {
  const state = open()
  await press(init)
  expect(state()).toEqual({ panel: 'search', address: '/colectii?x=1', entries: 1 })
})

test.each<[string, KeyboardEventInit]>([
  ['k', { key: 'k' }],
  ['Ctrl /', { key: '/', ctrlKey: true }],
  ['Alt /', { key: '/', altKey: true }],
  ['Ctrl Alt K', { key: 'k', ctrlKey: true, altKey: true }],
])('UXP-16 %s does not', async (_key, init) => {
  const state = open()
  await press(init)
  expect(state().panel).toBeUndefined()
})

test.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable="true"></p>'])(
  'UXP-16 where somebody writes a key is a letter: %s',
  async (html) => {
    const state = open()
    const holder = document.createElement('div')
    holder.innerHTML = html
    document.body.append(holder)
    await press({ key: '/' }, holder.firstElementChild ?? holder)
    await press({ key: 'k', ctrlKey: true }, holder.firstElementChild ?? holder)
    expect(state().panel).toBeUndefined()
  },
)

test('UXP-16 a key opens nothing under a modal, nor what is open, nor what another listener has used', async () => {
  const state = open()
  root.setAttribute('data-modal', '')
  await press({ key: '/' })
  expect(state().entries).toBe(0)
  root.removeAttribute('data-modal')
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
  await press({ key: '/' })
  expect(state().entries).toBe(0)
  await press({ key: '/' })
  await press({ key: '/' })
  expect(state().entries).toBe(1)
})

test('UXP-16 hints of keys show once somebody has used a key', async () => {
  open()
  expect(root).not.toHaveAttribute('data-keys')
  await press({ key: 'Tab' })
  expect(root).toHaveAttribute('data-keys')
})
