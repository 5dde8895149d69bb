/** SHA-256 in hexadecimal digits; undefined where the browser has no Web Crypto, as on plain http. */
export function sha256Here(): ((text: string) => Promise<string>) | undefined {
  const { subtle } = globalThis.crypto ?? {}
  if (!subtle) return undefined
  return async (text) => {
    const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text))
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}
