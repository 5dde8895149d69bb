import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useModalHistory } from '#app/navigation/modalEntry.ts'
import { modalsIn } from '#app/navigation/modals.ts'
import { endVisit, type Visit } from '#app/platform/visit.ts'
import { renderIn } from '#app/testRender.tsx'
import { afterPaint } from '#ui/foundation/afterPaint.ts'
import { PanelKeys } from './PanelKeys.tsx'

const root = document.documentElement
const list = { type: 'GameList', total: 40 }

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
})
afterEach(() => {
  cleanup()
  endVisit(visit)
  document.body.replaceChildren()
  root.removeAttribute('data-modal')
  root.removeAttribute('data-keys')
  vi.unstubAllGlobals()
})

function Keys() {
  useModalHistory(useLocation())
  return <PanelKeys />
}

let visit: Visit

/** The keys on a page whose main slice is `main`; the answer is what lies over it and how many entries were made. */
function open(main?: object) {
  visit = new QueryClient()
  visit.setQueryData(['slice', 'own'], main)
  const route = { id: 'page', path: '*', element: <Keys />, loader: () => null }
  const router = createMemoryRouter([route], {
    initialEntries: ['/colectii?x=1'],
    hydrationData: { loaderData: { page: { ...(main && { main: 'own' }) } } },
  })
  let entries = 0
  router.subscribe(({ historyAction }) => {
    if (historyAction === 'PUSH') entries += 1
  })
  renderIn(visit, <RouterProvider router={router} />)
  return () => {
    const { pathname, search, state } = router.state.location
    return { panel: modalsIn(state, pathname).at(-1)?.name, address: pathname + search, entries }
  }
}

const painted = () => new Promise<void>((resolve) => void afterPaint(resolve))

/** Presses a key; a panel's entry of the history comes after its first frame. */
const press = (init: KeyboardEventInit, target: Element = document.body) =>
  act(async () => {
    fireEvent.keyDown(target, init)
    await painted()
  })

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

test('UXP-16 ? opens the help, with the Shift it needs', async () => {
  const state = open()
  await press({ key: '?', shiftKey: true })
  expect(state()).toEqual({ panel: 'help', address: '/colectii?x=1', entries: 1 })
})

test.each<[string, KeyboardEventInit]>([
  ['F', { key: 'f' }],
  ['F under Caps Lock', { key: 'F' }],
])('UXP-16 %s opens the filters of a list', async (_key, init) => {
  const state = open(list)
  await press(init)
  expect(state()).toEqual({ panel: 'filters', address: '/colectii?x=1', entries: 1 })
})

test.each<[string, object | undefined]>([
  ['a page that is no list', undefined],
  ['a page of cards', { type: 'Collections', total: 40 }],
  ['a list without games', { type: 'GameList', total: 0 }],
])('UXP-16 F does nothing on %s', async (_what, main) => {
  const state = open(main)
  await press({ key: 'f' })
  expect(state().entries).toBe(0)
})

test.each<[string, KeyboardEventInit]>([
  ['k', { key: 'k' }],
  ['Ctrl /', { key: '/', ctrlKey: true }],
  ['Alt /', { key: '/', altKey: true }],
  ['Ctrl Alt K', { key: 'k', ctrlKey: true, altKey: true }],
  ['Ctrl F', { key: 'f', ctrlKey: true }],
  ['Cmd F', { key: 'f', metaKey: true }],
  ['Alt F', { key: 'f', altKey: true }],
  ['Shift F', { key: 'F', shiftKey: true }],
  ['Ctrl ?', { key: '?', ctrlKey: true, shiftKey: true }],
  ['a key named like what every object has', { key: 'constructor' }],
])('UXP-16 %s opens nothing', async (_key, init) => {
  const state = open(list)
  await press(init)
  expect(state().entries).toBe(0)
})

test.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable="true"></p>'])(
  'UXP-16 in a text field a key is a letter: %s',
  async (html) => {
    const state = open(list)
    const holder = document.createElement('div')
    holder.innerHTML = html
    document.body.append(holder)
    const field = holder.firstElementChild ?? holder
    for (const key of ['/', '?', 'f']) await press({ key }, field)
    await press({ key: 'k', ctrlKey: true }, field)
    expect(state().entries).toBe(0)
  },
)

test('UXP-16 a key opens nothing under a modal, nor what is open, nor what another listener has used', async () => {
  const state = open(list)
  root.setAttribute('data-modal', '')
  for (const key of ['/', '?', 'f']) await press({ key })
  expect(state().entries).toBe(0)
  root.removeAttribute('data-modal')
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
  await press({ key: '/' })
  expect(state().entries).toBe(0)
  for (const key of ['/', '/', '?', 'f']) await press({ key })
  expect(state()).toMatchObject({ panel: 'search', entries: 1 })
})

test.each([
  ['Shift+Enter on the link of a tile plays its game', '[data-stretched]', true, 1],
  ['Enter there is left to the browser', '[data-stretched]', false, 0],
  ['Shift+Enter on another link of the tile is left to the browser', '[data-other]', true, 0],
])('UXP-16 %s', async (_what, focused, shiftKey, plays) => {
  open()
  const tile = document.createElement('article')
  tile.innerHTML = '<a data-stretched href="/joc/x"></a><a data-other href="/furnizori"></a><a data-play></a>'
  document.body.append(tile)
  const play = vi.fn()
  tile.querySelector('[data-play]')?.addEventListener('click', play)
  await press({ key: 'Enter', shiftKey }, tile.querySelector(focused) ?? tile)
  expect(play).toHaveBeenCalledTimes(plays)
})

test('UXP-16 hints of keys show after the first key press', async () => {
  open()
  expect(root).not.toHaveAttribute('data-keys')
  await press({ key: 'Tab' })
  expect(root).toHaveAttribute('data-keys')
})
