import { urlOf } from './urlOf.ts'

// An origin that does not exist: a path that stays on it cannot lead to another origin.
const PROBE = 'https://probe.invalid'

const CONTROL_OR_BACKSLASH = /[\p{Cc}\s\\]/u
const MAX_LENGTH = 2048

/** `value` when it is a path of ours, else `undefined`; never another origin (`//evil`, `/\evil`, `/.//evil`). */
export function safeInternalPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || CONTROL_OR_BACKSLASH.test(value))
    return undefined
  if (!value.startsWith('/') || value.startsWith('//')) return undefined
  const url = urlOf(value, PROBE)
  if (url?.origin !== PROBE) return undefined
  return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash
}

/** `value` when it is an absolute http(s) address without credentials, else `undefined`. */
export function safeExternalUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || CONTROL_OR_BACKSLASH.test(value))
    return undefined
  // `https:evil.example` parses too; only an address with `//` is accepted.
  const url = /^https?:\/\//i.test(value) ? urlOf(value) : undefined
  return url?.username || url?.password ? undefined : url?.href
}

/** An address that content may link to: a path of ours or an absolute http(s) address; anything else is dropped. */
export const safeHref = (value: unknown): string | undefined =>
  safeInternalPath(value) ?? safeExternalUrl(value)
