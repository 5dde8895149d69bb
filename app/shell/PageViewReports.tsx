import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import type { PageParts } from '#app/api/contract/pages.ts'
import { keepsFilters } from '#app/lists/filters/overrides.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { createPageTrail } from '#app/platform/analytics/pageTrail.ts'
import { track } from '#app/platform/analytics/track.ts'
import { forgetFilters } from '#app/platform/storedFilters.ts'
import { storeOf, useVisit } from '#app/platform/visit.ts'

/** Reports every press on a menu link (ANA-02); all menus of the kit are `nav` elements. */
function useMenuPresses(pathname: string): void {
  const visit = useVisit()
  useEffect(() => {
    function onClick({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest('nav a[href]') : null
      const href = link?.getAttribute('href')
      if (href) track(visit, { pathname, href })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [visit, pathname])
}

/** Reports each page view (ANA-01), without modals; filters end on a page that does not keep them (FIL-04). */
export function PageViewReports() {
  const visit = useVisit()
  const { pathname, search } = usePageLocation()
  const page = useMatches().at(-1)?.loaderData as PageParts | undefined
  const title = page?.title
  useMenuPresses(pathname)
  useEffect(() => {
    track(visit, { pathname, search })
    if (!keepsFilters(pathname)) forgetFilters()
  }, [visit, pathname, search])
  useEffect(() => storeOf(visit, createPageTrail).note(pathname, title), [visit, pathname, title])
  return null
}
