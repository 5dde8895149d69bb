import { usePlace } from './place.tsx'

/** The address of a page, unless it is the current page: a link to that would do nothing. */
export function useOtherPage(href: string | undefined): string | undefined {
  const { path: here } = usePlace()
  return href === here ? undefined : href
}
