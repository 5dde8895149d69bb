import { useMatches } from 'react-router-dom'
import type { PageParts } from '#app/api/contract/pages.ts'
import { sectionAt } from '#app/domain/sections.ts'
import { usePlace } from '../place.tsx'
import type { Here } from './entries.ts'

/** The current page and its section, which menus mark. */
export function useHere(): Here {
  const { path } = usePlace()
  const page = useMatches().at(-1)?.loaderData as Partial<PageParts> | undefined
  return { path, section: sectionAt(path, page?.lobby) }
}
