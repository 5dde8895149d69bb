import { type RefObject, useEffect, useState } from 'react'
import { createViewWatcher } from '#ui/foundation/watchView.ts'

/** Number of neighbouring tables that are drawn together. */
const CHUNK_SIZE = 4

/** Every second table is observed, so that each table in view is at most a row from an observed one. */
const OBSERVED_EVERY = 2

/** Number of tables that the server draws in full: the first view of a wide window. */
const INITIAL_TABLES = 16

/** Tables are drawn up to a row away from the view. */
const watchNearby = createViewWatcher('300px 0px')

/** Chunks near the view, and the list in which they were observed; without a list before the first observation. */
type Observed = { near: ReadonlySet<number>; of?: readonly string[] }

/**
 * Which items of a list are near the view, by their index; `far` if it is known that none is. With `early` the first items
 * count as near until the first observation.
 */
export function useNearbyItems(
  list: RefObject<HTMLElement | null>,
  codes: readonly string[],
  early: boolean,
): { isNear: (at: number) => boolean; far: boolean } {
  const [{ near, of }, setObserved] = useState<Observed>(() => {
    const chunks = early ? INITIAL_TABLES / CHUNK_SIZE : 0
    return { near: new Set(Array.from({ length: chunks }, (_, at) => at)) }
  })

  useEffect(() => {
    const seen = new Set<number>()
    const items = [...(list.current?.children ?? [])]
    const stops = items.flatMap((item, at) => {
      if (at % OBSERVED_EVERY > 0) return []
      return watchNearby(item, (isNear) => {
        if (isNear) seen.add(at)
        else seen.delete(at)
        setObserved({ near: new Set([...seen].map((one) => Math.floor(one / CHUNK_SIZE))), of: codes })
      })
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [list, codes])

  return {
    isNear: (at) => near.has(Math.floor(at / CHUNK_SIZE)),
    far: of === codes && near.size === 0,
  }
}
