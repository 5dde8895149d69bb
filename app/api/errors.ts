/** Content loads whose failure is fatal (S1 8, S2 8); the error page shows the key. */
export type FatalKey =
  | 'errors.failed-to-fetch-menu'
  | 'errors.failed-to-fetch-submenu'
  | 'errors.failed-to-fetch-providers'
  | 'errors.failed-to-fetch-promotions'
  | 'errors.failed-to-fetch-collections'
  | 'errors.failed-to-fetch-collection-groups'
  | 'errors.failed-to-fetch-games'
  | 'errors.failed-to-fetch-categories'
  | 'errors.failed-to-fetch-layouts'
  | 'errors.failed-to-fetch-meta'
  | 'errors.failed-to-fetch-sb-cms-config'
  | 'errors.failed-to-fetch-carousel'
  | 'errors.failed-to-fetch-videos'

/** Content loads whose failure is not fatal; the component that needs the data shows a notice. */
export type NonFatalKey =
  | 'errors.failed-to-fetch-special-categories'
  | 'errors.failed-to-fetch-jackpots'
  | 'errors.failed-to-fetch-redirects'
  | 'errors.failed-to-fetch-live-winners'

/** A content load failed; with a fatal key the page cannot be rendered. */
export class ContentError extends Error {
  readonly key: FatalKey | NonFatalKey

  constructor(key: FatalKey | NonFatalKey, cause: unknown) {
    super(`${key}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'ContentError'
    this.key = key
  }
}

/** Characters of a body that an error message quotes. */
const MAX_QUOTED_LENGTH = 200

/** The message key of a body `{"code": "errors.…"}`, as our server and the services send it. */
function keyIn(body: string): string | undefined {
  try {
    const { code } = JSON.parse(body) as { code?: unknown }
    return typeof code === 'string' ? code : undefined
  } catch {
    return undefined
  }
}

/** Kinds of a failed request, as a player's message names them. */
export type RequestFailure =
  /** No connection, or the service is down. */
  | 'unreachable'
  /** A timeout, or too many requests. */
  | 'late'
  /** The service refused the request. */
  | 'refused'
  /** The response is invalid. */
  | 'unreadable'
  /** The session has ended. */
  | 'ended'

/** Statuses that ask for a later retry. */
const RETRY_LATER_STATUSES: ReadonlySet<number> = new Set([408, 425, 429, 504])

/** The kind of an error of `request` or of the gateway. */
export function requestFailureOf(error: unknown): RequestFailure {
  if (error instanceof ApiError) {
    if (error.status === 401) return 'ended'
    if (RETRY_LATER_STATUSES.has(error.status)) return 'late'
    if (error.status >= 500) return 'unreachable'
    return error.status >= 400 ? 'refused' : 'unreadable'
  }
  if (!(error instanceof Error || error instanceof DOMException)) return 'unreachable'
  if (error.name === 'TimeoutError') return 'late'
  if (error.name === 'AbortError') return 'ended'
  return error.name === 'ValiError' ? 'unreadable' : 'unreachable'
}

/** A response that is not a success, or does not match its contract. */
export class ApiError extends Error {
  readonly status: number
  /** Body of the response, or a description of its problem. */
  readonly body: string
  /** Message key for people, if the service gives one. */
  readonly key: string | undefined

  /** Without `quoted` the message does not quote the body. */
  constructor(url: string, status: number, body: string, quoted = true) {
    super(`${url} answered ${status}${quoted ? `: ${body.slice(0, MAX_QUOTED_LENGTH)}` : ''}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.key = keyIn(body)
  }
}

/** Whether the service says that there is no such record. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 410)

/** Statuses after which a retried read may succeed (S1 7, HTT-02). */
const TEMPORARY_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Whether a response with this status may be temporary. */
export const isTemporary = (status: number): boolean => TEMPORARY_STATUSES.has(status)

/** The `ApiError` that an error is, or that caused it. */
function apiErrorOf(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error
  return error instanceof Error ? apiErrorOf(error.cause) : undefined
}

/**
 * Whether the service is down, slow or broken, so that older content may still be used. After any other response, such as
 * a 404 or a redirect, neither an older list nor an older rendered page may be used (HTT-09).
 */
export function isFailure(error: unknown): boolean {
  const answer = apiErrorOf(error)
  return !answer || answer.status < 300 || answer.status >= 500 || isTemporary(answer.status)
}
