/** Public key of a DSN that has none: the sandbox accepts any. */
const SANDBOX_KEY = 'public'

/** The DSN for the client of error reports: an absolute one as it is, a path of ours (the sandbox) under `origin`. */
export function dsnFrom(address: string, origin: string): string {
  if (!address.startsWith('/')) return address
  const { protocol, host } = new URL(origin)
  return `${protocol}//${SANDBOX_KEY}@${host}${address}`
}
