import { useLocation, useMatches } from 'react-router-dom'
import type { PageParts } from '#app/api/contract/pages.ts'
import { withoutPreview } from '#app/domain/preview.ts'
import { sectionAt } from '#app/domain/sections.ts'
import type { Here } from './entries.ts'

/** The page that is shown and its section, for what menus mark. */
export function useHere(): Here {
  const path = withoutPreview(useLocation().pathname)
  const page = useMatches().at(-1)?.loaderData as Partial<PageParts> | undefined
  return { path, section: sectionAt(path, page?.lobby) }
}
