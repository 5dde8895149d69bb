import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ContentStatus } from '#app/api/contract/common.ts'
import { useStatus } from '#app/content/useStatus.ts'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { beginTyping } from './typedAhead.ts'

/** Asks for the catalogue with the press, so that it comes while the panel does; a failure is left to the panel. */
async function askForCatalogue(client: QueryClient, status: ContentStatus): Promise<void> {
  const { catalogueQuery } = await import('#app/content/catalogue.ts')
  await client.prefetchQuery(catalogueQuery(status))
}

/** Whether the search is open, and a function that opens it. */
export function useOpenSearch(): { open: boolean; openSearch: () => void } {
  const { open, show } = useModalEntry('search')
  const client = useQueryClient()
  const status = useStatus()
  return {
    open,
    openSearch() {
      if (open) return
      beginTyping()
      show()
      void askForCatalogue(client, status).catch(() => undefined)
    },
  }
}
