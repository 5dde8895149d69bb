import { useMatches } from 'react-router-dom'
import type { PageParts } from '#app/api/contract/pages.ts'
import { withoutPreview } from '#app/domain/preview.ts'
import { sectionAt } from '#app/domain/sections.ts'
import { usePageLocation } from '../pageLocation.tsx'
import { usePendingPath } from '../usePageNavigation.ts'
import type { MenuLocation } from './menuItem.ts'

/** The page and section that menus mark as current: those of the pending page during a navigation. */
export function useMenuLocation(): MenuLocation {
  const { path: shown } = usePageLocation()
  const pending = usePendingPath()
  const page = useMatches().at(-1)?.loaderData as Partial<PageParts> | undefined
  const path = pending === undefined ? shown : withoutPreview(pending)
  return { path, section: sectionAt(path, page?.lobby) }
}
