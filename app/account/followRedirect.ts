import { safeHref } from '#app/lib/safeLinks.ts'
import type { Result } from '#app/session/results.ts'

/** Leads whoever may not come in to where the gateway says (AUT-08); tells whether it did. */
export function followRedirect(result: Result): boolean {
  const redirect = 'refused' in result ? safeHref(result.refused.redirect) : undefined
  if (redirect) location.assign(redirect)
  return redirect !== undefined
}
