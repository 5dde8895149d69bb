import type { GameListSource } from '#app/api/contract/cms.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { canRefresh, pickSeed } from '#app/domain/own/seeds.ts'
import { storeOf, useStore, useStored, type Visit } from '#app/platform/visit.ts'
import { createAuth } from '#app/player/session/auth.ts'

/** Seed games of the visit by row, the current one last (PER-06). A logout removes them: they reveal what a player likes. */
function createSeeds(visit: Visit) {
  const auth = storeOf(visit, createAuth)
  const used = createExternalStore<ReadonlyMap<GameListSource, readonly string[]>>(new Map())
  auth.subscribe(() => {
    if (auth.getSnapshot().state === 'guest') used.set(new Map())
  })
  return used
}

/** The seed game of a row: chosen at random and kept for the visit, until the player chooses another. */
export function useSeed(source: GameListSource, candidates: readonly string[]) {
  const used = useStore(createSeeds)
  const seeds = useStored(createSeeds).get(source) ?? []
  const last = seeds.at(-1)
  const seed = last !== undefined && candidates.includes(last) ? last : undefined

  function choose(): void {
    const chance = Math.random()
    // A row whose seed was hidden needs another one, even if all have been used.
    const next = pickSeed(candidates, seeds, chance) ?? pickSeed(candidates, [], chance)
    if (next !== undefined) used.set(new Map(used.getSnapshot()).set(source, [...seeds, next]))
  }
  return { seed, choose, canChoose: canRefresh(candidates, seeds) }
}
