import { useEffect } from 'react'

type Place = { pathname: string; search: string; hash: string }

/** An entry of the router's: `masked` is where its page is; `shown` what the bar shows, while it does not. */
type Entry = { masked?: Place; shown?: string }

/**
 * Details lie over a page that was loaded anew: the bar shows their address (`platform/firstView/returning.ts`), and the router, which begins
 * with what stands there, gets that of the page. `useShownAddress` gives it back.
 */
export function lendPageAddress(): void {
  const { masked, ...entry } = (history.state ?? {}) as Entry
  if (!masked || document.documentElement.hidden) return
  const shown = location.pathname + location.search
  history.replaceState({ ...entry, shown }, '', masked.pathname + masked.search)
}

/** Puts the address of details back into the bar once the router has begun with the page under them, at `place`. */
export function useShownAddress({ pathname, search, hash }: Place): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the entry that was loaded
  useEffect(() => {
    const { shown, ...entry } = (history.state ?? {}) as Entry
    // Hidden by the boot script: it is the document that leaves.
    if (shown && !document.documentElement.hidden)
      history.replaceState({ ...entry, masked: { pathname, search, hash } }, '', shown)
  }, [])
}
