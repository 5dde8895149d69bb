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

/** Loads that a page can be without; who asked for one says so in a notice. */
export type PatientKey =
  | 'errors.failed-to-fetch-special-categories'
  | 'errors.failed-to-fetch-jackpots'
  | 'errors.failed-to-fetch-redirects'
  | 'errors.failed-to-fetch-live-winners'

/** A content load failed; under a fatal key the page cannot be without it. */
export class ContentError extends Error {
  readonly key: FatalKey | PatientKey

  constructor(key: FatalKey | PatientKey, cause: unknown) {
    super(`${key}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'ContentError'
    this.key = key
  }
}

/** Longest part of a body that a message repeats. */
const SAID = 200

/** The message key of a body `{"code": "errors.…"}`, as our own server and the services send it. */
function keyIn(body: string): string | undefined {
  try {
    const { code } = JSON.parse(body) as { code?: unknown }
    return typeof code === 'string' ? code : undefined
  } catch {
    return undefined
  }
}

/** What a failed call means to somebody who waits for it. */
export type Trouble =
  /** No connection, or a service that is down. */
  | 'unreachable'
  /** No answer in time, or too many questions. */
  | 'late'
  /** The service will not. */
  | 'refused'
  /** An answer that cannot be read. */
  | 'unreadable'
  /** The service knows nobody any more. */
  | 'ended'

/** Statuses that say: later. */
const LATE: ReadonlySet<number> = new Set([408, 425, 429, 504])

/** Which trouble an error of `request` or of the gateway is. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof ApiError) {
    if (error.status === 401) return 'ended'
    if (LATE.has(error.status)) return 'late'
    if (error.status >= 500) return 'unreachable'
    return error.status >= 400 ? 'refused' : 'unreadable'
  }
  if (!(error instanceof Error || error instanceof DOMException)) return 'unreachable'
  if (error.name === 'TimeoutError') return 'late'
  if (error.name === 'AbortError') return 'ended'
  return error.name === 'ValiError' ? 'unreadable' : 'unreachable'
}

/** A service answered, but not with what its contract promises, or not with a success. */
export class ApiError extends Error {
  readonly status: number
  /** What the service said, or what is wrong with it. */
  readonly body: string
  /** Key of the message for people, where the service names one. */
  readonly key: string | undefined

  /** Without `quoted` the message does not repeat what the service said. */
  constructor(url: string, status: number, body: string, quoted = true) {
    super(`${url} answered ${status}${quoted ? `: ${body.slice(0, SAID)}` : ''}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.key = keyIn(body)
  }
}

/** After these a read may succeed when it is tried again (S1 7, HTT-02). */
const PASSING: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Whether an answer with this status may be another one soon. */
export const isPassing = (status: number): boolean => PASSING.has(status)

/** The answer of a service because of which something failed, where it was one. */
function answerBehind(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error
  return error instanceof Error ? answerBehind(error.cause) : undefined
}

/**
 * Whether what was rejected says nothing about the content: a service that is down, slow or broken. Any other answer,
 * such as a 404 or a redirect, is one: what was there before is there no more, be it a list or a drawn page (HTT-09).
 */
export function isFailure(error: unknown): boolean {
  const answer = answerBehind(error)
  return !answer || answer.status < 300 || answer.status >= 500 || isPassing(answer.status)
}
