import { useLocation } from 'react-router-dom'
import { withoutPreview } from '#app/domain/preview.ts'

/** The address of a page, unless it is the one that this stands on: there a link to it would do nothing. */
export function useElsewhere(href: string | undefined): string | undefined {
  const here = withoutPreview(useLocation().pathname)
  return href === here ? undefined : href
}
