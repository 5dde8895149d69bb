import { act } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { beginTestVisit, settled } from '#app/testVisit.tsx'
import { searchOf, storeSearch } from './searchState.ts'
import { useSearchOpening } from './useSearchOpening.ts'

type Shown = { open: boolean; opening: string }

let end = () => {}
afterEach(() => end())

let shown: Shown

function Search() {
  const { open, opening = '' } = useSearchOpening()
  shown = { open, opening }
  return null
}

/** A page with the search over it. */
async function open() {
  const visit = beginTestVisit(<Search />)
  end = visit.end
  await settled()
  const then = async (step: Promise<unknown>) => {
    await step
    await settled()
  }
  return {
    visit: visit.visit,
    shown: () => shown,
    search: () => then(act(async () => void visit.modals.show({ name: 'search' }))),
    details: () => then(act(async () => void visit.modals.showDetails('/joc/regina'))),
    page: (path: string) => then(visit.lead(path)),
    back: () => then(visit.back()),
    forward: () => then(visit.forward()),
  }
}

const typed = { term: 'carp', results: 40, recommended: 5, top: 0 }

test('UXP-02 Back closes the search, and SEA-06 closing clears the term', async () => {
  const site = await open()
  await site.search()
  const { open: isOpen, opening } = site.shown()
  expect(isOpen).toBe(true)
  storeSearch(site.visit, opening, typed)
  await site.back()
  expect(site.shown().open).toBe(false)
  expect(searchOf(site.visit, opening).term).toBe('')
  await site.forward()
  expect(site.shown()).toEqual({ open: true, opening })
})

test('UXP-01 the search stays beneath the details of a result and is the same after Back', async () => {
  const site = await open()
  await site.search()
  const before = site.shown()
  storeSearch(site.visit, before.opening, typed)
  await site.details()
  expect(site.shown()).toEqual(before)
  await site.back()
  expect(site.shown()).toEqual(before)
  expect(searchOf(site.visit, before.opening)).toEqual(typed)
})

test('UXP-01 Back from the page of a result opens the search again with its term', async () => {
  const site = await open()
  await site.search()
  const before = site.shown()
  storeSearch(site.visit, before.opening, typed)
  await site.page('/furnizori/cuprum-play')
  expect(site.shown().open).toBe(false)
  await site.back()
  expect(site.shown()).toEqual(before)
  await site.forward()
  expect(searchOf(site.visit, before.opening)).toEqual(typed)
})

test('UXP-01 a result may lead to the very page that the search lies over', async () => {
  const site = await open()
  await site.search()
  const { opening } = site.shown()
  storeSearch(site.visit, opening, typed)
  await site.page('/')
  expect(site.shown().open).toBe(false)
  expect(searchOf(site.visit, opening)).toEqual(typed)
})

test('details that were opened from the page have no search beneath', async () => {
  const site = await open()
  await site.details()
  expect(site.shown().open).toBe(false)
})

test('SEA-06 every opening is a search of its own', async () => {
  const site = await open()
  await site.search()
  const first = site.shown().opening
  await site.back()
  await site.search()
  expect(site.shown().open).toBe(true)
  expect(site.shown().opening).not.toBe(first)
})
