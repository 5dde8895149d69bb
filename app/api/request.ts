import * as v from 'valibot'
import { ApiError, isTemporary } from './errors.ts'
import { pause } from './pause.ts'
import { readText } from './readBody.ts'
import { reportSavedCopy } from './savedCopyEvent.ts'
import { setServerTimeFrom } from './serverClock.ts'
import { createYieldToMain } from './yieldToMain.ts'

/** Timeout in milliseconds for a request and its retry together (S1 9, HTT-01). */
const REQUEST_TIMEOUT_MS = 15_000

/**
 * Range in milliseconds of the random delay before a retry without `Retry-After`, so that clients do not retry in step.
 */
const MIN_RETRY_DELAY_MS = 100
const MAX_RETRY_DELAY_MS = 300

/** Locale of the page (HTT-01). */
const PAGE_LOCALE = typeof document === 'undefined' ? 'ro' : document.documentElement.lang || 'ro'

const NO_CONTENT = 204

const DEFAULT_MAX_BYTES = 32 * 1024 * 1024

/** Largest error body in bytes; a message quotes only its beginning. */
const MAX_ERROR_BYTES = 1024 * 1024

export type RequestOptions = {
  /** Sent as JSON; makes the request a POST, which is never retried. */
  body?: unknown
  /** A POST that has no body. @default false */
  post?: boolean
  /**
   * Sends the service's cookies, also to another origin; the response is personal, and no error message quotes it.
   * @default cookies of our own origin
   */
  credentials?: 'include'
  /** Cookies of the visitor for whom a server sends the request; browsers add them by themselves. */
  cookies?: string
  /** Language of the response, `ro` or `ro-MD`. @default that of the page, and Romanian */
  locale?: string
  /** Aborts the request, for example when the page is left or the session ends. */
  signal?: AbortSignal
  /** Timeout in milliseconds for both attempts together. @default 15 s */
  timeout?: number
  /** Largest accepted body in bytes. @default 32 MiB */
  maxBytes?: number
  /** The body has JSON on each line; the result is a list, parsed with pauses for frames. @default false */
  lines?: boolean
  /** Bypasses every cache. @default false */
  fresh?: boolean
  /** Whether a retry is allowed now; called before one. @default always */
  mayRetry?: () => boolean
}

type SchemaOptions<Schema extends v.GenericSchema> = RequestOptions & {
  /** Schema of the response; another shape rejects with a `ValiError`. */
  schema: Schema
}

/** Milliseconds before a retry: those of the `Retry-After` header, which has seconds or a date, else a random delay. */
function retryDelayOf(response: Response): number {
  const header = response.headers.get('retry-after') ?? ''
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(wait)
    ? Math.max(0, wait)
    : MIN_RETRY_DELAY_MS + Math.random() * (MAX_RETRY_DELAY_MS - MIN_RETRY_DELAY_MS)
}

const isPost = ({ body, post }: RequestOptions): boolean => post === true || body !== undefined

/** Whether the response contains personal data. */
const isPersonal = ({ credentials }: RequestOptions): boolean => credentials === 'include'

/** The response as `schema` parses it. The error of a personal response gives the path only, not the value. */
function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  options: RequestOptions,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const { issues } = result
  if (!isPersonal(options)) throw new v.ValiError(issues)
  const { kind, type, expected, path = [] } = issues[0]
  const message = `wrong at ${path.map(({ key }) => String(key)).join('.') || 'the top'}`
  throw new v.ValiError([{ kind, type, expected, message, received: '', input: undefined }])
}

/** Redirects are not followed, so that only configured addresses are called. */
function requestInit(options: RequestOptions, signal: AbortSignal): RequestInit {
  const { body, locale = PAGE_LOCALE, fresh, credentials, cookies } = options
  return {
    signal,
    redirect: 'manual',
    ...(credentials && { credentials }),
    ...(isPost(options) && { method: 'POST' }),
    ...(fresh && { cache: 'no-store' }),
    headers: {
      accept: 'application/json',
      'accept-language': locale,
      ...(cookies && { cookie: cookies }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}

/** The response to a request or to its retry; `until` is the end of the timeout. */
async function fetchWithRetry(url: string, options: RequestOptions, signal: AbortSignal, until: number) {
  const response = await fetch(url, requestInit(options, signal))
  if (isPost(options) || !isTemporary(response.status)) return response
  const wait = retryDelayOf(response)
  if (Date.now() + wait >= until || options.mayRetry?.() === false) return response
  void response.body?.cancel()
  await pause(wait, signal)
  return fetch(url, requestInit(options, signal))
}

/**
 * Sends a request and resolves to the result of `read` for a successful response. Rejects with an `ApiError` (no success,
 * too large), a `TimeoutError` „Request timed out”, or the reason of `signal`.
 */
export async function fetchAndRead<T>(
  url: string,
  options: RequestOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  // `//host/path` would be another origin (S1 5).
  if (url.startsWith('//')) throw new TypeError(`request: ${url} begins with a double slash; name the origin`)
  const { timeout = REQUEST_TIMEOUT_MS, maxBytes = DEFAULT_MAX_BYTES } = options
  const timeoutController = new AbortController()
  const timer = setTimeout(
    () => timeoutController.abort(new DOMException('Request timed out', 'TimeoutError')),
    timeout,
  )
  const signal = options.signal
    ? AbortSignal.any([options.signal, timeoutController.signal])
    : timeoutController.signal
  try {
    const response = await fetchWithRetry(url, options, signal, Date.now() + timeout)
    // A path without an origin is a request from a browser to the site's own server.
    if (url.startsWith('/')) {
      setServerTimeFrom(response.headers, Date.now())
      reportSavedCopy(response.headers)
    }
    if (response.ok) return await read(response)
    const text = await readText(response, Math.min(maxBytes, MAX_ERROR_BYTES))
    throw new ApiError(url, response.status, text, !isPersonal(options))
  } finally {
    clearTimeout(timer)
  }
}

/** Sends a request and resolves to its JSON, parsed by `schema`. Rejects as `fetchAndRead` does, and with a `ValiError`. */
export function request<Schema extends v.GenericSchema>(
  url: string,
  options: SchemaOptions<Schema>,
): Promise<v.InferOutput<Schema>> {
  const { schema, maxBytes = DEFAULT_MAX_BYTES } = options
  return fetchAndRead(url, options, async (response) => {
    const text = await readText(response, maxBytes)
    if (response.status === NO_CONTENT) return parsed(schema, undefined, options)
    const read = (part: string) => jsonOf(url, response.status, part)
    return parsed(schema, options.lines ? await linesOf(text, read) : read(text), options)
  })
}

async function linesOf(text: string, read: (line: string) => unknown): Promise<unknown[]> {
  const yieldToMain = createYieldToMain()
  const values: unknown[] = []
  for (const line of text.split('\n')) {
    await yieldToMain()
    values.push(read(line))
  }
  return values
}

function jsonOf(url: string, status: number, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError(url, status, 'body is not JSON')
  }
}
