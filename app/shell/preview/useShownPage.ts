import { useMatches } from 'react-router-dom'
import type { PageParts } from '#app/api/contract/pages.ts'

/** The page on the screen; `undefined` if there is none. */
export function useShownPage(): PageParts | undefined {
  const page = useMatches().at(-1)?.loaderData as Partial<PageParts> | undefined
  return page?.parts && (page as PageParts)
}
