/** What the cleaner of HTML puts before the ids of editors: they shall hide nothing of the page's own. */
export const ID_PREFIX = 'user-content-'

/** The id under which the place that a fragment names as editors wrote it stands in the page. */
export function prefixedId(fragment: string): string | undefined {
  const written = fragment.replace(/^#/, '')
  if (!written || written.startsWith(ID_PREFIX)) return undefined
  try {
    return ID_PREFIX + decodeURIComponent(written)
  } catch {
    return ID_PREFIX + written
  }
}
