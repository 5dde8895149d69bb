import type * as v from 'valibot'
import {
  type BodyOf,
  type GatewayCall,
  gatewayCalls,
  type QueryOf,
  type ResponseOf,
  type SettablePath,
} from './contract/player/gateway.ts'
import { ApiError } from './errors.ts'
import { request } from './request.ts'

export type GatewayOptions = {
  /** Address of the gateway, without a closing slash. */
  address: string
  /** Paths that differ from our defaults. */
  paths?: Partial<Record<SettablePath, string>>
  /** Timeout in milliseconds for a call and its retry together. @default 15 s */
  timeout?: number
  /** Called when a player's call answers that there is no session. */
  onExpired: () => void
}

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: undefined }
  : { [Key in Name]: Value }

/** Options of a call: its body and query as in the contract. */
export type CallOptions<Call extends GatewayCall> = { signal?: AbortSignal } & Given<'body', BodyOf<Call>> &
  Given<'query', QueryOf<Call>>

type Shape = { path: string; answer: v.GenericSchema; body?: v.GenericSchema }

/**
 * Milliseconds between two reports of an expired session: a call that is always refused, although there is a session,
 * would otherwise restore the session without end.
 */
const MIN_REPORT_INTERVAL_MS = 60_000

/** Whether the gateway answers that there is no session. */
const isExpired = (error: unknown): boolean => error instanceof ApiError && error.status === 401

export type Gateway = ReturnType<typeof createGateway>

/**
 * The player gateway (S1 7). Calls of a player are aborted at the end of their session, and late responses are dropped
 * (HTT-06).
 */
export function createGateway({ address, paths = {}, timeout, onExpired }: GatewayOptions) {
  let session = new AbortController()
  let reportedAt = Number.NEGATIVE_INFINITY

  function callWithoutSession<Call extends GatewayCall>(
    name: Call,
    given: CallOptions<Call>,
  ): Promise<ResponseOf<Call>> {
    const call: Shape = gatewayCalls[name]
    const { body, query, signal } = given as { body?: unknown; query?: object; signal?: AbortSignal }
    const search = query ? `?${new URLSearchParams(Object.entries(query))}` : ''
    const path = paths[name as SettablePath] ?? call.path
    return request(`${address}${path}${search}`, {
      schema: call.answer,
      body,
      post: 'body' in call,
      credentials: 'include',
      signal,
      timeout,
    }) as Promise<ResponseOf<Call>>
  }

  /** Reports an expired session, at most once per `MIN_REPORT_INTERVAL_MS`. */
  function reportExpired(): void {
    if (Date.now() - reportedAt < MIN_REPORT_INTERVAL_MS) return
    reportedAt = Date.now()
    onExpired()
  }

  return {
    /** Calls that start, check or end a session; they are not aborted with one. */
    callWithoutSession,
    /** A player's call. Rejects as `request` does, and with an `AbortError` between two sessions. */
    async call<Call extends GatewayCall>(name: Call, given: CallOptions<Call>): Promise<ResponseOf<Call>> {
      const sessionSignal = session.signal
      sessionSignal.throwIfAborted()
      const signal = given.signal ? AbortSignal.any([given.signal, sessionSignal]) : sessionSignal
      try {
        const answer = await callWithoutSession(name, { ...given, signal })
        sessionSignal.throwIfAborted()
        return answer
      } catch (error) {
        if (isExpired(error) && !sessionSignal.aborted) reportExpired()
        throw error
      }
    },
    /** A player has logged in: calls belong to their session from now on. */
    beginSession(): void {
      if (session.signal.aborted) session = new AbortController()
    },
    /** Aborts the player's calls; new ones reject until the next session. */
    endSession(): void {
      session.abort(new DOMException('The session has ended', 'AbortError'))
      reportedAt = Number.NEGATIVE_INFINITY
    },
  }
}
