/** Prefix of the ids in editors' HTML, which must not clash with the page's own ids. */
export const ID_PREFIX = 'user-content-'

/** The prefixed id for a fragment as editors wrote it. */
export function prefixedId(fragment: string): string | undefined {
  const written = fragment.replace(/^#/, '')
  if (!written || written.startsWith(ID_PREFIX)) return undefined
  try {
    return ID_PREFIX + decodeURIComponent(written)
  } catch {
    return ID_PREFIX + written
  }
}
