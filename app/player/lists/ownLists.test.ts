import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { noLists, withGame, withList } from '#app/domain/ownLists/lists.ts'
import { endVisit, storeOf } from '#app/platform/visit.ts'
import { ownerQuery } from '../data/owner.ts'
import { createAuth } from '../session/auth.ts'
import { changeGuestLists, createOwnLists, guestListsOf } from './ownLists.ts'

const KEY = 'arama.lists'
const evening = withList(noLists, { id: '1', name: 'Seara', codes: [] })
const visits: QueryClient[] = []

const hash = (username: string) => [...username].reverse().join('')

/** A tab in which a player, or a guest, is known. */
async function tab(username?: string) {
  const visit = new QueryClient()
  visits.push(visit)
  // There is no Web Crypto here.
  if (username) visit.setQueryData(ownerQuery(username).queryKey, hash(username))
  const auth = storeOf(visit, createAuth)
  const lists = storeOf(visit, createOwnLists)
  expect(lists.getSnapshot()).toBeUndefined()
  auth.set(username ? { state: 'authenticated', player: { username } as never } : { state: 'guest' })
  await vi.waitFor(() => expect(lists.getSnapshot()).toBeDefined())
  return { visit, auth, lists }
}

afterEach(() => {
  vi.restoreAllMocks()
  for (const visit of visits.splice(0)) endVisit(visit)
  localStorage.clear()
})

test('a guest’s lists outlive the visit; a player has others, and another player again', async () => {
  const guest = await tab()
  expect(guest.lists.change(() => evening)).toBe(true)
  expect((await tab()).lists.getSnapshot()).toEqual(evening)
  const ana = await tab('maria')
  expect(ana.lists.getSnapshot()).toEqual(noLists)
  ana.lists.change((own) => withGame(own, 'alese', 'a'))
  expect((await tab('maria')).lists.getSnapshot()?.picked.codes).toEqual(['a'])
  expect((await tab('ion')).lists.getSnapshot()).toEqual(noLists)
  expect(localStorage.getItem(KEY)).not.toContain('maria')
})

test('after a login the player’s lists take the place of the guest’s, which a player can still empty', async () => {
  const { visit, auth, lists } = await tab()
  visit.setQueryData(ownerQuery('maria').queryKey, hash('maria'))
  lists.change(() => evening)
  auth.set({ state: 'authenticated', player: { username: 'maria' } as never })
  await vi.waitFor(() => expect(lists.getSnapshot()).toEqual(noLists))
  expect(guestListsOf(visit)).toEqual(evening)
  expect(changeGuestLists(visit, () => noLists)).toBe(true)
  expect(guestListsOf(visit)).toEqual(noLists)
  auth.set({ state: 'guest' })
  await vi.waitFor(() => expect(lists.getSnapshot()).toEqual(noLists))
})

test('another tab’s change arrives', async () => {
  const { lists } = await tab()
  localStorage.setItem(KEY, JSON.stringify([{ owner: 'guest', lists: evening }]))
  dispatchEvent(new Event('storage'))
  expect(lists.getSnapshot()).toEqual(evening)
})

test('with a full storage a change lasts for the visit and says so; the next one that is stored has it too', async () => {
  const { lists } = await tab()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(lists.change(() => evening)).toBe(false)
  expect(lists.getSnapshot()).toEqual(evening)
  full.mockRestore()
  expect(lists.change((own) => withGame(own, '1', 'a'))).toBe(true)
  expect((await tab()).lists.getSnapshot()).toEqual(withGame(evening, '1', 'a'))
})

test('a player whose name cannot be hashed has lists for the visit, and is told', async () => {
  const { visit, auth, lists } = await tab()
  visit.setQueryData(ownerQuery('maria').queryKey, null)
  auth.set({ state: 'authenticated', player: { username: 'maria' } as never })
  await vi.waitFor(() => expect(lists.getSnapshot()).toEqual(noLists))
  expect(lists.change(() => evening)).toBe(false)
  expect(lists.getSnapshot()).toEqual(evening)
  expect(localStorage.getItem(KEY)).toBeNull()
})
