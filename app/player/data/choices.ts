import { createExternalStore } from '#app/domain/externalStore.ts'
import { type Choices, choicesOf, noChoices, parseChoices, withChoices } from '#app/domain/own/choices.ts'
import { keptIn } from '#app/platform/storage.ts'
import { endOf, storeOf, useStored, type Visit } from '#app/platform/visit.ts'
import { createAuth } from '../session/auth.ts'
import { ownerQuery } from './owner.ts'

const kept = keptIn('device', 'arama.recommendations')

/** What the player has chosen about recommendations: undefined until it has been read, none for a guest. */
export function createChoices(visit: Visit) {
  const auth = storeOf(visit, createAuth)
  const store = createExternalStore<Choices | undefined>(undefined)
  let name: string | undefined
  let owner: string | null = null

  async function follow(): Promise<void> {
    const { state, player } = auth.getSnapshot()
    if (state === 'pending' || (player?.username === name && store.getSnapshot())) return
    name = player?.username
    owner = null
    store.set(name === undefined ? noChoices : undefined)
    if (name === undefined) return
    const of = name
    const key = await visit.fetchQuery(ownerQuery(of)).catch(() => null)
    if (name !== of) return
    owner = key
    store.set(key === null ? noChoices : choicesOf(parseChoices(kept.readJson()), key))
  }

  const stop = auth.subscribe(() => void follow())
  endOf(visit).addEventListener('abort', stop)
  void follow()

  return {
    ...store,
    /** Changes the choices of the player, on this device only. */
    change(by: (choices: Choices) => Choices): void {
      const next = by(store.getSnapshot() ?? noChoices)
      store.set(next)
      if (owner !== null) kept.writeJson(withChoices(parseChoices(kept.readJson()), owner, next))
    },
  }
}

export const useChoices = (): Choices | undefined => useStored(createChoices)
