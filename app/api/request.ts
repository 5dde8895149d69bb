import * as v from 'valibot'
import { pause } from '#app/lib/pause.ts'
import { createYieldToMain } from '#app/lib/yieldToMain.ts'
import { textWithin } from './bodies.ts'
import { ApiError, isPassing } from './errors.ts'
import { noteServerTime } from './serverClock.ts'

/** Milliseconds for a call and its second try together (S1 9, HTT-01). */
const TIME_LIMIT = 15_000

/** Milliseconds before the second try, where the answer does not say when: not all who failed together at once. */
const MIN_PAUSE = 100
const MAX_PAUSE = 300

/** What the page is written in (HTT-01). */
const LOCALE = typeof document === 'undefined' ? 'ro' : document.documentElement.lang || 'ro'

const NO_CONTENT = 204

const MAX_BYTES = 32 * 1024 * 1024

/** Bytes of what comes with a failure: no more than a message repeats. */
const MAX_REFUSAL = 1024 * 1024

export type RequestOptions = {
  /** Sent as JSON; makes the call a POST, which is never tried a second time. */
  body?: unknown
  /** A POST that has no body. @default false */
  post?: boolean
  /**
   * With the cookies of the service that is called, on another origin too; what it answers is about somebody, and no
   * message of an error repeats it. @default those of our own origin
   */
  credentials?: 'include'
  /** Cookies of whoever a server asks for; in a browser they come by themselves. */
  cookies?: string
  /** Language of the answer, `ro` or `ro-MD`. @default that of the page, and Romanian */
  locale?: string
  /** Aborts the call: the page was left, the session has ended. */
  signal?: AbortSignal
  /** Milliseconds for both tries together. @default 15 s */
  timeout?: number
  /** Largest body taken, in bytes. @default 32 MiB */
  maxBytes?: number
  /** The body is JSON on each line; the answer is a list, read in turns so that no frame waits for all of it. @default false */
  lines?: boolean
  /** Past every cache. @default false */
  fresh?: boolean
  /** Whether a second try is allowed now; asked when one is due. @default always */
  mayRetry?: () => boolean
}

type SchemaOptions<Schema extends v.GenericSchema> = RequestOptions & {
  /** What the answer has to be; another one is a `ValiError`. */
  schema: Schema
}

/** Milliseconds until the server wants to be asked again: it says so in seconds, or by a date. */
function pauseOf(response: Response): number {
  const said = response.headers.get('retry-after') ?? ''
  const wait = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, wait) : MIN_PAUSE + Math.random() * (MAX_PAUSE - MIN_PAUSE)
}

const isPost = ({ body, post }: RequestOptions): boolean => post === true || body !== undefined

/** Whether what is answered is about somebody. */
const isPersonal = ({ credentials }: RequestOptions): boolean => credentials === 'include'

/** What was answered, as `schema` has it. Of a person's answer the error says where it is wrong, not what stands there. */
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

/** A service that leads elsewhere is not followed: nobody is called whom the configuration does not name. */
function initOf(options: RequestOptions, signal: AbortSignal): RequestInit {
  const { body, locale = LOCALE, fresh, credentials, cookies } = options
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

/** The answer to a call, or to its second try; `until` is when the time is over. */
async function answerTo(url: string, options: RequestOptions, signal: AbortSignal, until: number) {
  const response = await fetch(url, initOf(options, signal))
  if (isPost(options) || !isPassing(response.status)) return response
  const wait = pauseOf(response)
  if (Date.now() + wait >= until || options.mayRetry?.() === false) return response
  void response.body?.cancel()
  await pause(wait, signal)
  return fetch(url, initOf(options, signal))
}

/**
 * What `read` makes of the success that answers one call. Rejects with an `ApiError` (no success, too large), a
 * `TimeoutError` that says „Request timed out”, or the reason of `signal`.
 */
export async function answered<T>(
  url: string,
  options: RequestOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  // `//host/path` would be another origin (S1 5).
  if (url.startsWith('//')) throw new TypeError(`request: ${url} begins with a double slash; name the origin`)
  const { timeout = TIME_LIMIT, maxBytes = MAX_BYTES } = options
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new DOMException('Request timed out', 'TimeoutError')), timeout)
  const signal = options.signal ? AbortSignal.any([options.signal, late.signal]) : late.signal
  try {
    const response = await answerTo(url, options, signal, Date.now() + timeout)
    // An address without an origin is one of the site's own server, asked by a browser.
    if (url.startsWith('/')) noteServerTime(response.headers, Date.now())
    if (response.ok) return await read(response)
    const text = await textWithin(response, Math.min(maxBytes, MAX_REFUSAL))
    throw new ApiError(url, response.status, text, !isPersonal(options))
  } finally {
    clearTimeout(timer)
  }
}

/** The JSON that answers one call, of the shape of `schema`. Rejects as `answered` does, and with a `ValiError`. */
export function request<Schema extends v.GenericSchema>(
  url: string,
  options: SchemaOptions<Schema>,
): Promise<v.InferOutput<Schema>> {
  const { schema, maxBytes = MAX_BYTES } = options
  return answered(url, options, async (response) => {
    const text = await textWithin(response, maxBytes)
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
