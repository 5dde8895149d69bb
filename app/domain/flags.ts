/** What the address of a visit says about where the site is shown (S1 2.4, CTX-01). */
export type Flags = {
  /** Inside a native app: `nativeapp=1`. */
  native: boolean
  /** Inside a frame of another site: `embed=true`. */
  embedded: boolean
  /** Inside the Vegas app: `app=vegas`. */
  vegas: boolean
  /** Native view of the Vegas app: games are started by the app. */
  nativeLaunch: boolean
}

/** Flags that stay with a visitor from page to page (CTX-03); credentials are not among them. */
const KEPT = ['nativeapp', 'embed', 'app', 'lang'] as const

/** Parameters that log somebody in (CTX-02); the boot script takes them out of the address. */
const CREDENTIALS = ['username', 'token'] as const

/** Whether the query of an address carries credentials. */
export function hasCredentials(search: string): boolean {
  const query = new URLSearchParams(search)
  return CREDENTIALS.some((name) => query.has(name))
}

/** Characters; longer values are nobody's flag and would only make every address long. */
const LONGEST = 40

/** The flags in the query of an address, `?nativeapp=1` or `nativeapp=1`. */
export function flagsOf(search: string): Flags {
  const query = new URLSearchParams(search)
  const native = query.get('nativeapp') === '1'
  const vegas = query.get('app') === 'vegas'
  return { native, embedded: query.get('embed') === 'true', vegas, nativeLaunch: native && vegas }
}

/** The part of a query that every address of the visit carries (CTX-03), without `?`; empty when there is none. */
export function keptFlags(search: string): string {
  const query = new URLSearchParams(search)
  const kept = KEPT.flatMap((name) => {
    const value = query.get(name)
    return value && value.length <= LONGEST ? [[name, value]] : []
  })
  return new URLSearchParams(kept).toString()
}

const isInternal = (href: string): boolean => /^\/(?![/\\])/.test(href)

/** `href` with those of the `kept` flags that it lacks; addresses that are no path of ours stay as they are. */
export function withFlags(href: string, kept: string): string {
  if (!kept || !isInternal(href)) return href
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(#?.*)$/s.exec(href) ?? []
  const own = new URLSearchParams(query)
  const missing = new URLSearchParams([...new URLSearchParams(kept)].filter(([name]) => !own.has(name)))
  const whole = [query, missing.toString()].filter(Boolean).join('&')
  return path + (whole && `?${whole}`) + hash
}
