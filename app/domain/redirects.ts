import type { PathRedirect } from '#app/api/contract/cms.ts'
import { addressOf, type RouteName, routePatterns } from './addresses.ts'
import { withPreview } from './preview.ts'
import { isRouteName } from './routeMatch.ts'
import { safeExternalUrl, safeInternalPath } from './safeLinks.ts'
import { withoutTrailingSlash } from './trailingSlash.ts'

export type Redirect = { to: string; permanent: boolean }

/** Longest chain of redirects; a longer one counts as a loop. */
const MAX_REDIRECTS = 10

/** Redirects by their source path; of two with the same source the first counts. */
export type RedirectIndex = ReadonlyMap<string, PathRedirect>

export const indexRedirects = (redirects: readonly PathRedirect[]): RedirectIndex =>
  new Map(redirects.toReversed().map((redirect) => [withoutTrailingSlash(redirect.from), redirect]))

/**
 * The redirect of `path` (RTE-12): chains are followed to their end, loops and targets that are neither a path of ours
 * nor http(s) are refused. Paths are without the preview segment.
 */
export function redirectFor(redirects: RedirectIndex, path: string): Redirect | undefined {
  const seen = new Set<string>()
  let at = withoutTrailingSlash(path)
  let permanent = true
  let to: string | undefined
  while (seen.size < MAX_REDIRECTS) {
    const next = redirects.get(at)
    if (!next) return to === undefined ? undefined : { to, permanent }
    seen.add(at)
    permanent &&= next.permanent
    const inside = safeInternalPath(next.to)
    if (inside === undefined) {
      const outside = safeExternalUrl(next.to)
      return outside === undefined ? undefined : { to: outside, permanent }
    }
    to = inside
    at = withoutTrailingSlash(inside.split(/[?#]/, 1)[0] ?? '')
    if (seen.has(at)) return undefined
  }
  return undefined
}

/** Redirects without a valid target, one sentence each: loops, and addresses that are neither ours nor http(s). */
export function redirectProblems(redirects: readonly PathRedirect[]): string[] {
  const index = indexRedirects(redirects)
  return [...index].flatMap(([from, { to }]) =>
    redirectFor(index, from) ? [] : [`${from.slice(0, 80)} → ${to.slice(0, 80)}: refused`],
  )
}

/** Address of a named route with one param at most, for `/redirect/{page}/{select?}`. */
function addressFor(name: RouteName, select: string | undefined): string | undefined {
  const key = /:(\w+)/.exec(routePatterns[name])?.[1]
  if (!key) return addressOf(name as 'lobby')
  return select ? addressOf(name as 'categories-slug', { [key]: select } as { slug: string }) : undefined
}

/** Target of `/redirect/{page}/{select?}`: a route by name, with its param in `select` (RTE-11). */
export function namedRedirect(
  page: string,
  select: string | undefined,
  preview: boolean,
): string | undefined {
  const name = page.replace(/^preview-/, '')
  const known = name === 'preview' ? 'lobby' : name
  const address = isRouteName(known) ? addressFor(known, select) : undefined
  return address && withPreview(address, preview)
}
