import { useEffect } from 'react'
import type { Location } from 'react-router-dom'
import type { EntryState } from '#app/domain/marks.ts'

/**
 * Details lie over a page that was loaded anew: the bar shows their address (`platform/firstView/returning.ts`), and the router, which begins
 * with what stands there, gets that of the page. `useShownAddress` gives it back.
 */
export function lendPageAddress(): void {
  const { masked, ...entry } = (history.state ?? {}) as EntryState
  if (!masked || document.documentElement.hidden) return
  const shown = location.pathname + location.search
  history.replaceState({ ...entry, shown }, '', masked.pathname + masked.search)
}

/** Puts the address of details back into the bar once the router has begun with the page under them, at `place`. */
export function useShownAddress({ pathname, search, hash }: Location): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the entry that was loaded
  useEffect(() => {
    const { shown, ...entry } = (history.state ?? {}) as EntryState
    // Hidden by the boot script: it is the document that leaves.
    if (shown && !document.documentElement.hidden)
      history.replaceState({ ...entry, masked: { pathname, search, hash } }, '', shown)
  }, [])
}
