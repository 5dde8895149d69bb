import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { prefetchPage } from '#app/content/pageQuery.ts'
import { mayPrefetch } from '#app/platform/firstView/connectionQuality.ts'
import { useVisit } from '#app/platform/visit.ts'
import { browserPagePath } from './historyEntries.ts'
import { useModalHistory } from './modalEntry.ts'
import { detailsCode } from './modals.ts'
import { storePressedLink } from './pressedLink.ts'
import { isOurs } from './SiteLink.tsx'
import { useShownAddress } from './shownAddress.ts'
import { useFollowLink } from './useFollowLink.ts'
import { usePageFocus } from './usePageFocus.ts'
import { useReturnFocus } from './useReturnFocus.ts'

/** The code of the panels, which open over the page. */
type PanelsCode = { load: () => Promise<unknown>; isLoaded: () => boolean }

function linkOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined
  const href = link.getAttribute('href') ?? ''
  return isOurs(href) ? href : undefined
}

/** Stores the pressed link before it is followed. */
function useKeptPress(): void {
  const visit = useVisit()
  useEffect(() => {
    function onAnyPress({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest('a[href]') : null
      if (link) storePressedLink(visit, link)
    }
    document.addEventListener('click', onAnyPress, { capture: true })
    return () => document.removeEventListener('click', onAnyPress, { capture: true })
  }, [visit])
}

/** The address of a plain press on a link within the site, or `undefined` if the browser should follow it. */
function pressedAddress(event: MouseEvent): string | undefined {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.defaultPrevented || event.button !== 0 || modified ? undefined : linkOf(event.target)
}

/** Prefetches the page of a link on hover, touch or focus. */
function usePrefetch({ load }: PanelsCode): void {
  const visit = useVisit()
  useEffect(() => {
    const intents = ['pointerover', 'touchstart', 'focusin'] as const
    let last = ''
    function onIntent({ target }: Event) {
      const path = linkOf(target)?.split(/[?#]/, 1)[0]
      if (!path || path === last || path === location.pathname || !mayPrefetch()) return
      last = path
      void prefetchPage(visit, path)
      if (detailsCode(path, browserPagePath())) void load().catch(() => undefined)
    }
    for (const name of intents) document.addEventListener(name, onIntent, { passive: true })
    return () => {
      for (const name of intents) document.removeEventListener(name, onIntent)
    }
  }, [visit, load])
}

/**
 * Follows links inside the site without a page load. One listener instead of one per link: HTML of the
 * editors takes part too, and a row of tiles hydrates sooner.
 */
export function LinkNavigation({ panels }: { panels: PanelsCode }) {
  const here = useLocation()
  const follow = useFollowLink(panels.isLoaded)
  useShownAddress(here)
  useModalHistory(here)
  usePrefetch(panels)
  useReturnFocus(here)
  usePageFocus(here)
  useKeptPress()
  const followed = useRef<string>(undefined)
  // After Back the same link may be followed a second time, even before the router has rendered.
  useEffect(() => {
    const forget = () => {
      followed.current = undefined
    }
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [])
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const href = pressedAddress(event)
      if (href === undefined) return
      event.preventDefault()
      // The navigation of the first click of a double click is pending.
      if (event.detail > 1 && href === followed.current) return
      followed.current = href
      follow(href)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [follow])
  return null
}
