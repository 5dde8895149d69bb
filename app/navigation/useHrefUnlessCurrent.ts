import { usePageLocation } from './pageLocation.tsx'

/** `href`, or `undefined` if it is the address of the current page, where a link would have no effect. */
export function useHrefUnlessCurrent(href: string | undefined): string | undefined {
  const { path: here } = usePageLocation()
  return href === here ? undefined : href
}
