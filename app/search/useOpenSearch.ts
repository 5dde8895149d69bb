import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import type { ContentStatus } from '#app/api/contract/common.ts'
import { overlaysOf } from '#app/history/overlays.ts'
import { overlaysNow } from '#app/history/overlaysAhead.ts'
import { useOpenPanel } from '#app/history/useOpenPanel.ts'
import { useStatus } from '#app/lib/useStatus.ts'
import { beginTyping } from './typedAhead.ts'

/** Asks for the catalogue with the press, so that it comes while the panel does; a failure is left to the panel. */
async function askForCatalogue(client: QueryClient, status: ContentStatus): Promise<void> {
  const { catalogueQuery } = await import('#app/queries/catalogue.ts')
  await client.prefetchQuery(catalogueQuery(status))
}

/** Whether the search lies over this page, and what opens it. */
export function useOpenSearch(): { open: boolean; openSearch: () => void } {
  const here = useLocation()
  const openPanel = useOpenPanel()
  const client = useQueryClient()
  const status = useStatus()
  const open = overlaysOf(here).panel === 'search'
  return {
    open,
    openSearch() {
      // Until the panel has arrived a second press would lay a second one over it.
      if (overlaysNow(here).panel === 'search') return
      beginTyping()
      openPanel('search')
      void askForCatalogue(client, status).catch(() => undefined)
    },
  }
}
