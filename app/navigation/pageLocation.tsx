import { createContext, type ReactNode, use, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutPreview } from '#app/domain/preview.ts'
import { pageKeyOf } from './historyEntries.ts'

/** Location of a page. All history entries over a page share the object, so that modals do not re-render the page. */
export type PageLocation = {
  /** Path of the page, also while the address bar shows that of details. */
  pathname: string
  /** The same without the segment of the preview. */
  path: string
  /** Query with its question mark, or empty. */
  search: string
  /** Key of the page for values kept with the history. */
  page: string
  /** Router state of the navigation that led to the page. */
  state: unknown
}

const Context = createContext<PageLocation | undefined>(undefined)

/** Provides the place of the current page. */
export function PageLocationProvider({ children }: { children: ReactNode }) {
  const { pathname, search, key, state } = useLocation()
  const page = pageKeyOf({ key, state })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state of the entry by which the page was reached
  const place = useMemo(
    () => ({ pathname, path: withoutPreview(pathname), search, page, state }),
    [pathname, search, page],
  )
  return <Context value={place}>{children}</Context>
}

/** Place of the rendered page. */
export function usePageLocation(): PageLocation {
  const place = use(Context)
  if (!place) throw new Error('usePageLocation: no PageLocationProvider above it. Put one around the pages.')
  return place
}
