import { pageDataAddress } from '#app/content/pageQuery.ts'
import { withFlags } from '#app/domain/flags.ts'
import { orderIn, withOrder } from '#app/domain/listOrder.ts'
import { createHeldAddress } from '#app/platform/connection.ts'
import { visitQuery } from '#app/platform/flags.ts'
import { hasKept } from '#app/platform/offline/keptData.ts'
import { hasNewBuild } from '#app/platform/release/buildWatch.ts'
import { storeOf, useVisit } from '#app/platform/visit.ts'
import { createModalHistory } from './modalHistory.ts'
import { usePageNavigation } from './usePageNavigation.ts'

const always = () => true

/**
 * Follows a link inside the site: opens the details of a game over the page, or leads to another page. Offline it
 * leads to pages of which this device has the data, else it closes the modals and keeps the address for the offline bar.
 * After a new release it loads the page from the server. `hasPanels` says whether the code of the panels has loaded.
 */
export function useFollowLink(hasPanels: () => boolean = always): (href: string) => void {
  const navigate = usePageNavigation()
  const visit = useVisit()
  async function followOffline(address: string) {
    const { pathname, search } = new URL(address, location.href)
    const isKept = await hasKept(pageDataAddress(withOrder(pathname, orderIn(search))))
    storeOf(visit, createHeldAddress).set(isKept ? undefined : address)
    if (isKept) navigate(address)
    // The offline bar, which retries, lies under the modals.
    else storeOf(visit, createModalHistory).close(() => true)
  }

  return (href) => {
    const address = withFlags(href, visitQuery)
    const isThere = navigator.onLine || hasPanels()
    if (isThere && storeOf(visit, createModalHistory).showDetails(address)) return
    if (!navigator.onLine) return void followOffline(address)
    storeOf(visit, createHeldAddress).set(undefined)
    if (hasNewBuild(visit)) location.assign(address)
    else navigate(address)
  }
}
