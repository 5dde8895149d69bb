import { type Choices, choicesOf, noChoices, parseChoices, withChoices } from '#app/domain/own/choices.ts'
import { keptStore } from '#app/platform/keptStore.ts'
import { keptIn } from '#app/platform/storage.ts'
import { useStored, type Visit } from '#app/platform/visit.ts'
import { ownedStore } from './ownedStore.ts'

const kept = keptIn('device', 'arama.recommendations')

/** What the player has chosen about recommendations: undefined until it has been read, none for a guest. */
export const createChoices = (visit: Visit) =>
  ownedStore(visit, {
    all: keptStore(visit, { kept, parse: parseChoices }),
    of: choicesOf,
    put: withChoices,
    none: noChoices,
  })

export const useChoices = (): Choices | undefined => useStored(createChoices)
