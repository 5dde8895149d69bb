import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from '#app/content/queryClient.ts'
import { endVisit } from '#app/platform/visit.ts'
import { entryValue, storeInHistoryEntry } from './historyEntries.ts'

afterEach(() => sessionStorage.clear())

const leave = () => window.dispatchEvent(new Event('pagehide'))

test('UXP-01 a reload finds what the entries of the tab kept', () => {
  const [before, after] = [createQueryClient(), createQueryClient()]
  storeInHistoryEntry(before, 'a', 'grid', 7)
  storeInHistoryEntry(before, 'a', 'filters', 'new')
  leave()
  expect([entryValue(after, 'a', 'grid'), entryValue(after, 'a', 'filters')]).toEqual([7, 'new'])
  endVisit(before)
  endVisit(after)
})

test('entries keep nothing for another visit in the same document, nor after theirs has ended', () => {
  const [one, other] = [createQueryClient(), createQueryClient()]
  storeInHistoryEntry(one, 'a', 'grid', 7)
  expect(entryValue(other, 'a', 'grid')).toBeUndefined()
  endVisit(one)
  endVisit(other)
  leave()
  expect(sessionStorage.length).toBe(0)
})

test('the entries that were written last are stored', () => {
  const visit = createQueryClient()
  for (let key = 0; key < 60; key++) storeInHistoryEntry(visit, `${key}`, 'grid', key)
  storeInHistoryEntry(visit, '0', 'grid', 1)
  leave()
  endVisit(visit)
  const reloaded = createQueryClient()
  const found = ['0', '10', '11', '59'].map((key) => entryValue(reloaded, key, 'grid'))
  expect(found).toEqual([1, undefined, 11, 59])
  endVisit(reloaded)
})
