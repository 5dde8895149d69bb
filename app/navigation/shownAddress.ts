import { useEffect } from 'react'
import type { Location } from 'react-router-dom'
import type { EntryState } from '#app/domain/bootNames.ts'

/**
 * After a reload over details the address bar shows the address of the details (`platform/firstView/restorePage.ts`). The
 * router starts with the current address, so it gets that of the page until `useShownAddress` restores the other one.
 */
export function showPageAddress(): void {
  const { masked, ...entry } = (history.state ?? {}) as EntryState
  if (!masked || document.documentElement.hidden) return
  const shown = location.pathname + location.search
  history.replaceState({ ...entry, shown }, '', masked.pathname + masked.search)
}

/** Restores the address of the details once the router has started with the page under them, at `place`. */
export function useShownAddress({ pathname, search, hash }: Location): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the entry that was loaded
  useEffect(() => {
    const { shown, ...entry } = (history.state ?? {}) as EntryState
    // The boot script has hidden this document, which is about to unload.
    if (shown && !document.documentElement.hidden)
      history.replaceState({ ...entry, masked: { pathname, search, hash } }, '', shown)
  }, [])
}
