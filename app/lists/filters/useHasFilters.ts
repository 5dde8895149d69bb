import { useQueryClient } from '@tanstack/react-query'
import { useMatches } from 'react-router-dom'
import type { PageParts } from '#app/api/contract/pages.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import { needsTools } from '#app/domain/filters/tools.ts'

/** Returns a function that tells whether the page is a list with games to filter. */
export function useHasFilters(): () => boolean {
  const client = useQueryClient()
  const page = useMatches().at(-1)?.loaderData as Partial<PageParts> | undefined
  return () => {
    const main = client.getQueryData<Slice>(['slice', page?.main])
    return main?.type === 'GameList' && needsTools(main.total)
  }
}
