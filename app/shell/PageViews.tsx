import { useEffect, useRef } from 'react'
import { useMatches } from 'react-router-dom'
import type { PageParts } from '#app/api/contract/pages.ts'
import { contentView, isPageChange, navigationEvent } from '#app/domain/analytics.ts'
import { keepsFilters } from '#app/lists/filters/overrides.ts'
import { usePlace } from '#app/navigation/place.tsx'
import { track } from '#app/platform/analytics/analytics.ts'
import { createPageTrail } from '#app/platform/analytics/pageTrail.ts'
import { forgetFilters } from '#app/platform/storedFilters.ts'
import { storeOf, useVisit } from '#app/platform/visit.ts'

/** Reports every press on a menu link (ANA-02); all menus of the kit are `nav` elements. */
function useMenuPresses(pathname: string): void {
  const visit = useVisit()
  useEffect(() => {
    function onClick({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest('nav a[href]') : null
      const event = navigationEvent(pathname, link?.getAttribute('href') ?? '')
      if (event) track(visit, event)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [visit, pathname])
}

/** Reports each page view (ANA-01), without modals; filters end on a page that does not keep them (FIL-04). */
export function PageViews() {
  const visit = useVisit()
  const { pathname, search } = usePlace()
  const page = useMatches().at(-1)?.loaderData as PageParts | undefined
  const title = page?.title
  const last = useRef<string>(undefined)
  useMenuPresses(pathname)
  useEffect(() => {
    storeOf(visit, createPageTrail).note(pathname, title)
    if (!keepsFilters(pathname)) forgetFilters()
    const changed = last.current === undefined || isPageChange(last.current, pathname)
    last.current = pathname
    if (changed) track(visit, contentView(pathname, search))
  }, [visit, pathname, search, title])
  return null
}
