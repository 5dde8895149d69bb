import { useMatches } from 'react-router-dom'
import type { PageParts } from '#app/api/contract/pages.ts'
import { withoutPreview } from '#app/domain/preview.ts'
import { sectionAt } from '#app/domain/sections.ts'
import { usePlace } from '../place.tsx'
import { usePendingPath } from '../usePageNavigation.ts'
import type { Here } from './entries.ts'

/** The page and its section, which menus mark: from the press on the pending one. */
export function useHere(): Here {
  const { path: shown } = usePlace()
  const pending = usePendingPath()
  const page = useMatches().at(-1)?.loaderData as Partial<PageParts> | undefined
  const path = pending === undefined ? shown : withoutPreview(pending)
  return { path, section: sectionAt(path, page?.lobby) }
}
