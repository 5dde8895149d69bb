import { isPreviewPath } from './preview.ts'

/** Names of the query parameters by which preview shows another audience and moment. */
export const AUDIENCE = 'pentru'
export const MOMENT = 'la'

/** Where the site is shown, by the address of the visit (S1 2.4, CTX-01). */
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

/** The view of an editor, which only pages of preview keep. */
const VIEW: ReadonlySet<string> = new Set([AUDIENCE, MOMENT])

/** Flags that are kept from page to page (CTX-03); credentials are not. */
const PASSED_FLAGS = ['nativeapp', 'embed', 'app', 'lang', ...VIEW] as const

/** Parameters with credentials (CTX-02); the boot script removes them from the address. */
const CREDENTIALS = ['username', 'token'] as const

/** Whether the query of an address carries credentials. */
export function hasCredentials(search: string): boolean {
  const query = new URLSearchParams(search)
  return CREDENTIALS.some((name) => query.has(name))
}

/** Longest value in characters; longer ones are no flags and would only lengthen every address. */
const MAX_VALUE_LENGTH = 40

/** The flags in the query of an address, `?nativeapp=1` or `nativeapp=1`. */
export function flagsOf(search: string): Flags {
  const query = new URLSearchParams(search)
  const native = query.get('nativeapp') === '1'
  const vegas = query.get('app') === 'vegas'
  return { native, embedded: query.get('embed') === 'true', vegas, nativeLaunch: native && vegas }
}

/** Words of the audiences that have flags. */
export const NATIVE_AUDIENCE = 'aplicatie'
export const EMBEDDED_AUDIENCE = 'cadru'

/** The flags of the audience that an editor has chosen in preview. */
export function audienceFlags(search: string): Partial<Flags> {
  const audience = new URLSearchParams(search).get(AUDIENCE)
  return {
    ...(audience === NATIVE_AUDIENCE && { native: true }),
    ...(audience === EMBEDDED_AUDIENCE && { embedded: true }),
  }
}

/** The parameters of a query by which an editor has chosen audience and moment, for the server. */
export const viewParameters = (search: string): [string, string][] =>
  [...new URLSearchParams(search)].filter(([name]) => VIEW.has(name))

/** The query with the kept flags (CTX-03), without `?`; empty if there are none. */
export function keptFlags(search: string): string {
  const query = new URLSearchParams(search)
  const kept = PASSED_FLAGS.flatMap((name) => {
    const value = query.get(name)
    return value && value.length <= MAX_VALUE_LENGTH ? [[name, value]] : []
  })
  return new URLSearchParams(kept).toString()
}

const isInternal = (href: string): boolean => /^\/(?![/\\])/.test(href)

/** `href` with the missing `kept` flags; addresses of other sites stay unchanged. */
export function withFlags(href: string, kept: string): string {
  if (!kept || !isInternal(href)) return href
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(#?.*)$/s.exec(href) ?? []
  const own = new URLSearchParams(query)
  const fits = (name: string) => !own.has(name) && (!VIEW.has(name) || isPreviewPath(path))
  const missing = new URLSearchParams([...new URLSearchParams(kept)].filter(([name]) => fits(name)))
  const whole = [query, missing.toString()].filter(Boolean).join('&')
  return path + (whole && `?${whole}`) + hash
}
