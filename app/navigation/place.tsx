import { createContext, type ReactNode, use, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutPreview } from '#app/domain/preview.ts'
import { pageOf } from './historyEntries.ts'

/** Where a page is. The same value for all entries over it: what opens and closes over a page draws none of it anew. */
export type Place = {
  /** Path in the bar of the browser, of a page under details its own. */
  pathname: string
  /** The same without the segment of the preview. */
  path: string
  /** Query with its question mark, or empty. */
  search: string
  /** Key under which the history keeps things of this page. */
  page: string
  /** What the navigation to the page brought along. */
  state: unknown
}

const Context = createContext<Place | undefined>(undefined)

/** Gives the page its place; around all pages. */
export function PlaceProvider({ children }: { children: ReactNode }) {
  const { pathname, search, key, state } = useLocation()
  const page = pageOf({ key, state })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state of the entry by which the page was reached
  const place = useMemo(
    () => ({ pathname, path: withoutPreview(pathname), search, page, state }),
    [pathname, search, page],
  )
  return <Context value={place}>{children}</Context>
}

/** Place of the page that is drawn. */
export function usePlace(): Place {
  const place = use(Context)
  if (!place) throw new Error('usePlace: no PlaceProvider above it. Put one around the pages.')
  return place
}
