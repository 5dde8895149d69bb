import { safeInternalPath } from '#app/lib/safeLinks.ts'

// An origin that nobody has: what stays on it is a path of ours.
const OURS = 'https://site.invalid'

/** The account site's way in at `login`, told to lead back to `path` (RTE-09); what is no path of ours is not said. */
export function loginAddress(login: string, path: string): string {
  const back = safeInternalPath(path)
  if (back === undefined) return login
  const url = new URL(login, OURS)
  url.searchParams.set('back_url', back)
  return url.origin === OURS ? url.pathname + url.search + url.hash : url.href
}
