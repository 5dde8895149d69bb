import { type Choices, choicesOf, noChoices, parseChoices, withChoices } from '#app/domain/own/choices.ts'
import { persistedStore } from '#app/platform/persistedStore.ts'
import { storageEntry } from '#app/platform/storage.ts'
import { useStored, type Visit } from '#app/platform/visit.ts'
import { ownedStore } from './ownedStore.ts'

const kept = storageEntry('device', 'arama.recommendations')

/** What the player has chosen about recommendations: undefined until it has been read, none for a guest. */
export const createChoices = (visit: Visit) =>
  ownedStore(visit, {
    all: persistedStore(visit, { kept, parse: parseChoices }),
    of: choicesOf,
    put: withChoices,
    none: noChoices,
  })

export const useChoices = (): Choices | undefined => useStored(createChoices)
