import { useSyncExternalStore } from 'react'
import type { GameListSource } from '#app/api/contract/cms.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { canRefresh, pickSeed } from '#app/domain/own/seeds.ts'
import { auth } from '#app/player/session/auth.ts'

/** Seed games of this visit by row, the current one last (PER-06). */
const used = createExternalStore<ReadonlyMap<GameListSource, readonly string[]>>(new Map())

// A logout removes the seeds, which reveal what the player likes.
auth.subscribe(() => {
  if (auth.getSnapshot().state === 'guest') used.set(new Map())
})

const add = (source: GameListSource, seed: string) =>
  used.set(new Map(used.getSnapshot()).set(source, [...(used.getSnapshot().get(source) ?? []), seed]))

/** The seed game of a row: chosen at random and kept for the visit, until the player chooses another. */
export function useSeed(source: GameListSource, candidates: readonly string[]) {
  const seeds = useSyncExternalStore(used.subscribe, used.getSnapshot).get(source) ?? []
  const last = seeds.at(-1)
  const seed = last !== undefined && candidates.includes(last) ? last : undefined

  function choose(): void {
    const next = pickSeed(candidates, seeds, Math.random())
    if (next !== undefined) add(source, next)
  }
  return { seed, choose, canChoose: canRefresh(candidates, seeds) }
}
