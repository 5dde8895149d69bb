import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useRef } from 'react'
import { type Location, UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router-dom'
import { withFlags } from '#app/domain/flags.ts'
import { openAhead, takeBack } from '#app/history/openAhead.ts'
import { overlayFor } from '#app/history/overlays.ts'
import { overlaysNow } from '#app/history/overlaysAhead.ts'
import { keepPressed } from '#app/history/pressedLink.ts'
import { usePageFocus } from '#app/history/usePageFocus.ts'
import { useReturnFocus } from '#app/history/useReturnFocus.ts'
import { isRenewed } from '#app/integrations/buildWatch.ts'
import { heldAddress, mayAskEarly } from '#app/lib/connection.ts'
import { visitQuery } from '#app/lib/flags.ts'
import { leaveBy } from '#app/lib/leaving.ts'
import { PanelStack } from '#app/panels/Panels.tsx'
import { prefetchPage } from '#app/queries/page.ts'
// By its file: the layers, which come with the first panel, are no part of every page.
import { isModalEntry, passOver, whileNavigating } from '#ui/overlay/ModalStack/backEntry.ts'
import { isOurs } from './SiteLink.tsx'

function linkOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined
  const href = link.getAttribute('href') ?? ''
  return isOurs(href) ? href : undefined
}

/** Notes which link of the page is pressed, before anybody follows it. */
function onAnyPress({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (link) keepPressed(link)
}

/** The address that a plain press on a link of ours leads to, or `undefined` when the browser should follow it. */
function pressedAddress(event: MouseEvent): string | undefined {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.defaultPrevented || event.button !== 0 || modified ? undefined : linkOf(event.target)
}

/** Asks for the page behind a link as soon as somebody points at it, touches it or reaches it with the keyboard. */
function usePrefetch(here: Location): void {
  const client = useQueryClient()
  useEffect(() => {
    const intents = ['pointerover', 'touchstart', 'focusin'] as const
    let last = ''
    function onIntent({ target }: Event) {
      const path = linkOf(target)?.split(/[?#]/, 1)[0]
      if (!path || path === last || path === location.pathname || !mayAskEarly()) return
      last = path
      void prefetchPage(client, path)
      if (overlayFor(path, here)) void PanelStack.load().catch(() => undefined)
    }
    for (const name of intents) document.addEventListener(name, onIntent, { passive: true })
    return () => {
      for (const name of intents) document.removeEventListener(name, onIntent)
    }
  }, [client, here])
}

/** Entries of modals over the page are its own entry to the router, which has nothing to do between them. */
function usePassOver(): void {
  // What React has drawn may be older than where the router stands.
  const router = useContext(UNSAFE_DataRouterContext)?.router
  useEffect(() => {
    if (!router) return
    // The first entry of a visit has no key yet; the router calls it so.
    const keyOf = (state: unknown) => (state as { key?: string } | null)?.key ?? 'default'
    return passOver((state) => {
      const { navigation, location } = router.state
      return navigation.state === 'idle' && keyOf(state) === location.key
    })
  }, [router])
}

/**
 * Follows links inside the site without loading a page anew. One listener instead of one per link: HTML of the
 * editors takes part too, and a row of tiles hydrates sooner.
 */
export function LinkNavigation() {
  const navigate = useNavigate()
  const here = useLocation()
  usePrefetch(here)
  useReturnFocus(here)
  usePageFocus(here)
  usePassOver()
  useEffect(() => {
    document.addEventListener('click', onAnyPress, { capture: true })
    return () => document.removeEventListener('click', onAnyPress, { capture: true })
  }, [])
  const followed = useRef<string>(undefined)
  // Whoever has gone back may follow the same link again, sooner than the router has drawn where they went.
  useEffect(() => {
    const forget = () => {
      followed.current = undefined
    }
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [])
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const pressed = pressedAddress(event)
      if (pressed === undefined) return
      const href = withFlags(pressed, visitQuery)
      event.preventDefault()
      // The first half of a double click is being followed.
      if (event.detail > 1 && href === followed.current) return
      followed.current = href
      const replace = isModalEntry()
      const overlay = overlayFor(href, here)
      if (overlay && (navigator.onLine || PanelStack.isLoaded())) {
        const [to, options] = overlay
        if (replace) return whileNavigating(navigate(to, { ...options, replace }))
        openAhead({ ...overlaysNow(here), details: options.state.details }, () => void navigate(to, options))
        return
      }
      takeBack()
      heldAddress.set(navigator.onLine ? undefined : href)
      if (!navigator.onLine) return
      if (isRenewed()) return location.assign(href)
      const navigation = navigate(href, { replace })
      leaveBy(navigation)
      whileNavigating(navigation)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate, here])
  return null
}
