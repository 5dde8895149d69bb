import type { ContentStatus } from '#app/api/contract/common.ts'
import { useStatus } from '#app/content/useStatus.ts'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { storeOf, useVisit, type Visit } from '#app/platform/visit.ts'
import { createTypeAhead } from './typeAhead.ts'

/** Requests the catalogue on the press, so that it loads together with the panel, which handles a failure. */
async function requestCatalogue(visit: Visit, status: ContentStatus): Promise<void> {
  const { catalogueQuery } = await import('#app/content/catalogue.ts')
  await visit.prefetchQuery(catalogueQuery(status))
}

/** Whether the search is open, and a function that opens it. */
export function useOpenSearch(): { open: boolean; openSearch: () => void } {
  const { open, show } = useModalEntry('search')
  const visit = useVisit()
  const status = useStatus()
  return {
    open,
    openSearch() {
      if (open) return
      storeOf(visit, createTypeAhead).begin()
      show()
      void requestCatalogue(visit, status).catch(() => undefined)
    },
  }
}
