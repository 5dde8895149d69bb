import { type ReactNode, useDeferredValue, useState } from 'react'
import { useVisit, type Visit } from '#app/platform/visit.ts'
import { useHydrating } from '#ui/foundation/useHydrating.ts'
import { browserPageKey, entryValue } from './historyEntries.ts'
import { SEEN_PARTS } from './useStorePartHeights.ts'

type DeferredPartProps = { slice: string; children: ReactNode }

function wasSeen(visit: Visit, slice: string): boolean {
  const seen = entryValue(visit, browserPageKey(), SEEN_PARTS)
  return typeof seen === 'object' && seen !== null && slice in seen
}

/**
 * Renders a part below the first view after the first paint, with a placeholder until then. It renders the part at once on
 * the server, and on a return to the page if the part was in view.
 */
export function DeferredPart({ slice, children }: DeferredPartProps): ReactNode {
  const visit = useVisit()
  const hydrating = useHydrating()
  // Without a first value there is no second render.
  const [first] = useState(() => (hydrating || wasSeen(visit, slice) ? undefined : false))
  return useDeferredValue(true, first) && children
}
