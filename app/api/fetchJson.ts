import { UpstreamError } from './errors.ts'

export type FetchJsonOptions = {
  /** Milliseconds for headers and body together. */
  timeout: number
  /** Largest body taken, in bytes. */
  maxBytes?: number
  locale?: string
}

const DEFAULT_MAX_BYTES = 32 * 1024 * 1024

async function textWithin(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.length
    if (size > maxBytes)
      throw new UpstreamError(response.url, response.status, `body above ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** JSON of one upstream answer, unparsed by any schema; throws on a bad status, a timeout, or no JSON. */
export async function fetchJson(url: string, options: FetchJsonOptions): Promise<unknown> {
  // `//host/path` would be another origin (S1 5).
  if (url.startsWith('//'))
    throw new TypeError(`fetchJson: ${url} begins with a double slash; name the origin`)
  const response = await fetch(url, {
    signal: AbortSignal.timeout(options.timeout),
    redirect: 'manual',
    headers: { accept: 'application/json', 'accept-language': options.locale ?? 'ro' },
  })
  const text = await textWithin(response, options.maxBytes ?? DEFAULT_MAX_BYTES)
  if (!response.ok) throw new UpstreamError(url, response.status, text.slice(0, 200))
  try {
    return JSON.parse(text)
  } catch {
    throw new UpstreamError(url, response.status, 'body is not JSON')
  }
}
