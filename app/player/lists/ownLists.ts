import { listsOf, noLists, type OwnLists, parseLists, withListsOf } from '#app/domain/ownLists/lists.ts'
import { GUEST } from '#app/domain/resume.ts'
import { persistedStore } from '#app/platform/persistedStore.ts'
import { storageEntry } from '#app/platform/storage.ts'
import { storeOf, useSelected, useStored, type Visit } from '#app/platform/visit.ts'
import { ownedStore } from '../data/ownedStore.ts'

const kept = storageEntry('device', 'arama.lists')

const createStoredLists = (visit: Visit) => persistedStore(visit, { kept, parse: parseLists, initial: [] })

const put = (stored: ReturnType<typeof parseLists>, owner: string, lists: OwnLists) =>
  withListsOf(stored, owner, lists, GUEST)

/** The lists of the visitor, a guest or a player, on this device: undefined until they have been read. */
export const createOwnLists = (visit: Visit) =>
  ownedStore(visit, {
    all: storeOf(visit, createStoredLists),
    of: listsOf,
    put,
    none: noLists,
    guest: GUEST,
  })

export const useOwnLists = (): OwnLists | undefined => useStored(createOwnLists)

/** The lists of guests on this device. */
export const useGuestLists = (): OwnLists =>
  useSelected(createStoredLists, (stored) => listsOf(stored, GUEST))

export const guestListsOf = (visit: Visit): OwnLists =>
  listsOf(storeOf(visit, createStoredLists).getSnapshot(), GUEST)

/** Changes the lists of guests; returns whether the browser has stored them. */
export const changeGuestLists = (visit: Visit, by: (lists: OwnLists) => OwnLists): boolean =>
  storeOf(visit, createStoredLists).change((stored) => put(stored, GUEST, by(listsOf(stored, GUEST))))
