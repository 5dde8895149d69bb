import { act, render } from '@testing-library/react'
import {
  createMemoryRouter,
  type NavigateOptions,
  RouterProvider,
  type To,
  useLocation,
} from 'react-router-dom'
import { expect, test } from 'vitest'
import { overlayFor, overlaysOf, panelOver } from '#app/history/overlays.ts'
import { keepSearch, searchOf } from './searchState.ts'
import { useSearchEntry } from './useSearchEntry.ts'

type Shown = ReturnType<typeof useSearchEntry>

function Page({ tell }: { tell: (shown: Shown) => void }) {
  tell(useSearchEntry(overlaysOf(useLocation()).panel === 'search'))
  return null
}

/** A page with the search over it; links are followed as the site does. */
function open() {
  let shown: Shown = { shown: false, entry: '' }
  const tell = (next: Shown) => {
    shown = next
  }
  const router = createMemoryRouter([{ path: '*', element: <Page tell={tell} /> }])
  render(<RouterProvider router={router} />)
  const go = (to: To | null, options?: NavigateOptions) => act(() => router.navigate(to, options))
  const here = () => router.state.location
  return {
    shown: () => shown,
    search: () => go(...panelOver('search', here())),
    details() {
      const [to, options] = overlayFor('/joc/regina', here()) ?? [null]
      return go(to, options)
    },
    page: (path: string) => go(path),
    back: () => act(() => router.navigate(-1)),
    forward: () => act(() => router.navigate(1)),
  }
}

const typed = { term: 'carp', results: 40, recommended: 5, top: 0 }

test('UXP-02 Back closes the search, and SEA-06 closing clears the term', async () => {
  const site = open()
  await site.search()
  const { shown, entry } = site.shown()
  expect(shown).toBe(true)
  keepSearch(entry, typed)
  await site.back()
  expect(site.shown().shown).toBe(false)
  expect(searchOf(entry).term).toBe('')
  await site.forward()
  expect(site.shown()).toEqual({ shown: true, entry })
})

test('UXP-01 the search stays beneath the details of a result and is the same after Back', async () => {
  const site = open()
  await site.search()
  const before = site.shown()
  keepSearch(before.entry, typed)
  await site.details()
  expect(site.shown()).toEqual(before)
  await site.back()
  expect(site.shown()).toEqual(before)
  expect(searchOf(before.entry)).toEqual(typed)
})

test('UXP-01 Back from the page of a result opens the search again with its term', async () => {
  const site = open()
  await site.search()
  const before = site.shown()
  keepSearch(before.entry, typed)
  await site.page('/furnizori/cuprum-play')
  expect(site.shown().shown).toBe(false)
  await site.back()
  expect(site.shown()).toEqual(before)
  await site.forward()
  expect(searchOf(before.entry)).toEqual(typed)
})

test('UXP-01 a result may lead to the very page that the search lies over', async () => {
  const site = open()
  await site.search()
  const { entry } = site.shown()
  keepSearch(entry, typed)
  await site.page('/')
  expect(site.shown().shown).toBe(false)
  expect(searchOf(entry)).toEqual(typed)
})

test('details that were opened from the page have no search beneath', async () => {
  const site = open()
  await site.details()
  expect(site.shown().shown).toBe(false)
})

test('SEA-06 every opening is a search of its own', async () => {
  const site = open()
  await site.search()
  const first = site.shown().entry
  await site.back()
  await site.search()
  expect(site.shown().shown).toBe(true)
  expect(site.shown().entry).not.toBe(first)
})
