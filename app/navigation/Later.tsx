import { type ReactNode, useDeferredValue, useState } from 'react'
import { useVisit, type Visit } from '#app/platform/visit.ts'
import { useHydrating } from '#ui/foundation/useHydrating.ts'
import { entryValue, presentPage } from './historyEntries.ts'
import { SEEN } from './useKeptParts.ts'

type LaterProps = { slice: string; children: ReactNode }

function wasSeen(visit: Visit, slice: string): boolean {
  const seen = entryValue(visit, presentPage(), SEEN)
  return typeof seen === 'object' && seen !== null && slice in seen
}

/**
 * A part below the first view. It renders with the page on the server, and on a return if it was in view; otherwise its
 * placeholder renders first and the part after the first paint.
 */
export function Later({ slice, children }: LaterProps): ReactNode {
  const visit = useVisit()
  const hydrating = useHydrating()
  // Without a first value there is no second render.
  const [first] = useState(() => (hydrating || wasSeen(visit, slice) ? undefined : false))
  return useDeferredValue(true, first) && children
}
