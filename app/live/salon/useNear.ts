import { type RefObject, useEffect, useState } from 'react'
import { useStore } from '#app/platform/visit.ts'
import { createNearWatch } from './nearWatch.ts'

/** Neighbouring tables that are drawn together. */
const CHUNK = 4

/** One of these is observed: no table in view is more than a row away from it. */
const STEP = 2

/** Tables that the server draws with everything: the first view of a wide window. */
const EARLY = 16

/** Chunks near the view, and the list of which they were observed; missing before that. */
type Observed = { near: ReadonlySet<number>; of?: readonly string[] }

/**
 * Which items of a list are near the view, by their place, and whether it is known that none is (`far`). Only every second
 * one is observed. `early`: the first ones are near at first.
 */
export function useNear(
  list: RefObject<HTMLElement | null>,
  codes: readonly string[],
  early: boolean,
): { isNear: (at: number) => boolean; far: boolean } {
  const { watch } = useStore(createNearWatch)
  const [{ near, of }, setObserved] = useState<Observed>(() => {
    const chunks = early ? EARLY / CHUNK : 0
    return { near: new Set(Array.from({ length: chunks }, (_, at) => at)) }
  })

  useEffect(() => {
    const seen = new Set<number>()
    const items = [...(list.current?.children ?? [])]
    const stops = items.flatMap((item, at) => {
      if (at % STEP > 0) return []
      return watch(item, (isNear) => {
        if (isNear) seen.add(at)
        else seen.delete(at)
        setObserved({ near: new Set([...seen].map((one) => Math.floor(one / CHUNK))), of: codes })
      })
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [watch, list, codes])

  return {
    isNear: (at) => near.has(Math.floor(at / CHUNK)),
    far: of === codes && near.size === 0,
  }
}
