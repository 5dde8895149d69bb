import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useMemo, useState } from 'react'
import { useMatches } from 'react-router-dom'
import type { PageAnswer, PageParts } from '#app/api/contract/pages.ts'
import { PageAddress, ShellSlice } from '#app/content/pageContexts.ts'
import { pageQuery } from '#app/content/pageQuery.ts'
import { keepSlices, type Slices } from '#app/content/slices.ts'
import { useStatus } from '#app/content/useStatus.ts'
import { orderIn, withOrder } from '#app/domain/listOrder.ts'
import { slicesIn } from '#app/domain/pages/slicesIn.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { useHydrating } from '#ui/foundation/useHydrating.ts'

/** Loader data of a layout and of the page in it; it names some slices and brings them. */
type Loaded = Partial<PageParts> & { slices?: Slices }

const useLoaded = (): Loaded[] => {
  const matches = useMatches()
  return useMemo(() => matches.map(({ loaderData }) => (loaderData ?? {}) as Loaded), [matches])
}

/** Puts the loaded slices into the query cache; call it above all components that read a slice. */
export function useLoadedSlices(): void {
  const client = useQueryClient()
  const loaded = useLoaded()
  useMemo(() => {
    for (const { slices } of loaded) keepSlices(client, slices ?? {})
  }, [client, loaded])
}

/**
 * Address of the current page as the site's server knows it: without the preview segment, with the order of its list.
 */
export function usePageAddress(): string {
  const { path, search } = usePageLocation()
  return withOrder(path, orderIn(search))
}

/**
 * Puts a page that came as a document into the query cache, so that returning to it needs no request. A separate
 * component without children, because it renders again during hydration.
 */
export function DocumentAnswer(): null {
  const client = useQueryClient()
  const loaded = useLoaded()
  const hydrating = useHydrating()
  const [first] = useState(hydrating)
  const address = useContext(PageAddress)
  const shell = useContext(ShellSlice)
  const status = useStatus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first page, once
  useEffect(() => {
    const found = loaded.find(({ parts }) => parts)
    if (!first || !found) return
    const { slices: _, ...page } = found as PageParts & Loaded
    const slices: Slices = Object.assign({}, ...loaded.map((data) => data.slices))
    if (slicesIn(page).some((hash) => !(hash in slices))) return
    const answer: PageAnswer = { page, shell, slices }
    client.setQueryData(pageQuery(address, status).queryKey, answer)
  }, [])
  return null
}
