import { useEffect, useRef } from 'react'
import { useMatches } from 'react-router-dom'
import type { PageParts } from '#app/api/contract/pages.ts'
import { contentView, isPageChange, navigationEvent } from '#app/domain/analytics.ts'
import { keepsFilters } from '#app/filters/overrides.ts'
import { forgetFilters } from '#app/filters/stored.ts'
import { usePlace } from '#app/history/place.tsx'
import { track } from '#app/integrations/analytics.ts'
import { notePage } from '#app/integrations/pageTrail.ts'

/** Reports every press on a menu link (ANA-02); all menus of the kit are `nav` elements. */
function useMenuPresses(pathname: string): void {
  useEffect(() => {
    function onClick({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest('nav a[href]') : null
      const event = navigationEvent(pathname, link?.getAttribute('href') ?? '')
      if (event) track(event)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [pathname])
}

/** Reports each page view (ANA-01), without modals; filters end on a page that does not keep them (FIL-04). */
export function PageViews() {
  const { pathname, search } = usePlace()
  const page = useMatches().at(-1)?.loaderData as PageParts | undefined
  const title = page?.title
  const last = useRef<string>(undefined)
  useMenuPresses(pathname)
  useEffect(() => {
    notePage(pathname, title)
    if (!keepsFilters(pathname)) forgetFilters()
    const changed = last.current === undefined || isPageChange(last.current, pathname)
    last.current = pathname
    if (changed) track(contentView(pathname, search))
  }, [pathname, search, title])
  return null
}
