/** Asks the site's own server whether this password opens unpublished games (S2 7). */
export async function checkPassword(password: string): Promise<boolean> {
  const response = await fetch(`/api/preview/auth?secret=${encodeURIComponent(password)}`)
  return response.ok
}
