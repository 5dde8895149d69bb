import { withFlags } from '#app/domain/flags.ts'
import { createHeldAddress } from '#app/platform/connection.ts'
import { visitQuery } from '#app/platform/flags.ts'
import { hasNewBuild } from '#app/platform/release/buildWatch.ts'
import { storeOf, useVisit } from '#app/platform/visit.ts'
import { createModalHistory } from './modalHistory.ts'
import { usePageNavigation } from './usePageNavigation.ts'

const always = () => true

/**
 * Follows a link inside the site: opens the details of a game over the page, or leads to another page. Offline it closes
 * the modals and keeps the address for the offline bar; after a new release it loads the page from the server. `hasPanels` says whether the code
 * of the panels has loaded.
 */
export function useFollowLink(hasPanels: () => boolean = always): (href: string) => void {
  const navigate = usePageNavigation()
  const visit = useVisit()
  return (href) => {
    const modals = storeOf(visit, createModalHistory)
    const address = withFlags(href, visitQuery)
    const isThere = navigator.onLine || hasPanels()
    if (isThere && modals.showDetails(address)) return
    storeOf(visit, createHeldAddress).set(navigator.onLine ? undefined : address)
    // The offline bar, which retries, lies under the modals.
    if (!navigator.onLine) modals.close(() => true)
    else if (hasNewBuild(visit)) location.assign(address)
    else navigate(address)
  }
}
