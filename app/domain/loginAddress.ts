import { safeInternalPath } from './safeLinks.ts'

// An origin that does not exist: an address that stays on it is a path of ours.
const OURS = 'https://site.invalid'

/** Address of the account site's login, with `path` to return to (RTE-09); other origins are left out. */
export function loginAddress(login: string, path: string): string {
  const back = safeInternalPath(path)
  if (back === undefined) return login
  const url = new URL(login, OURS)
  url.searchParams.set('back_url', back)
  return url.origin === OURS ? url.pathname + url.search + url.hash : url.href
}
