import { safeHref } from '#app/domain/safeLinks.ts'
import type { Result } from '../session/results.ts'

/** Redirects a refused visitor to the address that the gateway gives (AUT-08); returns whether it did. */
export function followRedirect(result: Result): boolean {
  const redirect = 'refused' in result ? safeHref(result.refused.redirect) : undefined
  if (redirect) location.assign(redirect)
  return redirect !== undefined
}
