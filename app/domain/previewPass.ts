/** Query parameter with a pass, in links to preview. */
export const PASS = 'acces'

/** `href` with a pass, as it is shared. */
export function withPass(href: string, pass: string): string {
  const url = new URL(href)
  url.searchParams.set(PASS, pass)
  return url.href
}

/** The path and query of an address without its pass. */
export function withoutPass({ pathname, search }: URL): string {
  const query = new URLSearchParams(search)
  query.delete(PASS)
  const rest = query.toString()
  return pathname + (rest && `?${rest}`)
}
