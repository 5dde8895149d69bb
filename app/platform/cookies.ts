const DAY_SECONDS = 24 * 60 * 60

/** Value of a cookie of this browser; `undefined` on the server and for a missing cookie. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/** Whether this site may set cookies for `domain`, `arama.example` or `.arama.example`; browsers reject others. */
const isOurs = (domain: string): boolean =>
  `.${window.location.hostname}`.endsWith(`.${domain.replace(/^\./, '')}`)

/** Stores the plain word `value` for `days` in this browser: on this host, or on all hosts of our `domain` (COO-01). */
export function writeCookie(name: string, value: string, days: number, domain?: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const shared = domain && isOurs(domain) ? `; Domain=${domain}` : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days * DAY_SECONDS}; SameSite=Lax${secure}${shared}`
}
