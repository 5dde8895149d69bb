import { type ReactNode, useDeferredValue, useState } from 'react'
import { useHydrating } from '#app/platform/useHydrating.ts'
import { useVisit, type Visit } from '#app/platform/visit.ts'
import { entryValue, presentPage } from './historyEntries.ts'
import { SEEN } from './useKeptParts.ts'

type LaterProps = { slice: string; children: ReactNode }

function wasSeen(visit: Visit, slice: string): boolean {
  const seen = entryValue(visit, presentPage(), SEEN)
  return typeof seen === 'object' && seen !== null && slice in seen
}

/**
 * A part below the first view. The server draws it with the page, and so does a return that finds it in view; else its
 * room comes first and the part right after the page has been painted.
 */
export function Later({ slice, children }: LaterProps): ReactNode {
  const visit = useVisit()
  const hydrating = useHydrating()
  // Without a first value there is no second render.
  const [first] = useState(() => (hydrating || wasSeen(visit, slice) ? undefined : false))
  return useDeferredValue(true, first) && children
}
