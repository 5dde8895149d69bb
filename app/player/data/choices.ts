import { type Choices, choicesOf, noChoices, parseChoices, withChoices } from '#app/domain/own/choices.ts'
import { persistedStore } from '#app/platform/persistedStore.ts'
import { storageEntry } from '#app/platform/storage.ts'
import { useStored, type Visit } from '#app/platform/visit.ts'
import { ownedStore } from './ownedStore.ts'

const kept = storageEntry('device', 'arama.recommendations')

/** The player's choices about recommendations: undefined until they have been read, empty for a guest. */
export const createChoices = (visit: Visit) =>
  ownedStore(visit, {
    all: persistedStore(visit, { kept, parse: parseChoices }),
    of: choicesOf,
    put: withChoices,
    none: noChoices,
  })

export const useChoices = (): Choices | undefined => useStored(createChoices)
