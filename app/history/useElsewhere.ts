import { usePlace } from './place.tsx'

/** The address of a page, unless it is the one that this stands on: there a link to it would do nothing. */
export function useElsewhere(href: string | undefined): string | undefined {
  const { path: here } = usePlace()
  return href === here ? undefined : href
}
