import type * as v from 'valibot'
import { minutes } from '#app/lib/durations.ts'
import {
  type Answered,
  type BodyOf,
  type GatewayCall,
  gatewayCalls,
  type QueryOf,
  type SettablePath,
} from './contract/player/gateway.ts'
import { ApiError } from './errors.ts'
import { request } from './request.ts'

export type GatewayOptions = {
  /** Address of the gateway, without a closing slash. */
  address: string
  /** Paths that differ from our defaults. */
  paths?: Partial<Record<SettablePath, string>>
  /** Milliseconds for a call and its second try together. @default 15 s */
  timeout?: number
  /** Called when the gateway knows nobody any more though a player's call was made. */
  onExpired: () => void
}

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: undefined }
  : { [Key in Name]: Value }

/** What a call is given: its body and query as the contract has them. */
export type CallOptions<Call extends GatewayCall> = { signal?: AbortSignal } & Given<'body', BodyOf<Call>> &
  Given<'query', QueryOf<Call>>

type Shape = { path: string; answer: v.GenericSchema; body?: v.GenericSchema }

/**
 * Milliseconds for which one refused call is reason enough to look whether the session has ended: one that is always
 * refused, though there is a session, would have it looked for without end.
 */
const DOUBT = minutes(1)

/** Statuses that say that there is no session. */
const isExpired = (error: unknown): boolean => error instanceof ApiError && error.status === 401

export type Gateway = ReturnType<typeof createGateway>

/**
 * The player gateway (S1 7). Calls of a player end with the session that they were made in, and an answer to an
 * ended one is nobody's (HTT-06).
 */
export function createGateway({ address, paths = {}, timeout, onExpired }: GatewayOptions) {
  let session = new AbortController()
  let doubtedAt = Number.NEGATIVE_INFINITY

  function ask<Call extends GatewayCall>(name: Call, given: CallOptions<Call>): Promise<Answered<Call>> {
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
    }) as Promise<Answered<Call>>
  }

  /** A player's call was refused as nobody's. */
  function doubt(): void {
    if (Date.now() - doubtedAt < DOUBT) return
    doubtedAt = Date.now()
    onExpired()
  }

  return {
    /** Calls that begin, check or end a session; they belong to none. */
    ask,
    /** A player's call. Rejects as `request` does, and with an `AbortError` from the session's end until the next begins. */
    async call<Call extends GatewayCall>(name: Call, given: CallOptions<Call>): Promise<Answered<Call>> {
      const mine = session.signal
      mine.throwIfAborted()
      const signal = given.signal ? AbortSignal.any([given.signal, mine]) : mine
      try {
        const answer = await ask(name, { ...given, signal })
        mine.throwIfAborted()
        return answer
      } catch (error) {
        if (isExpired(error) && !mine.aborted) doubt()
        throw error
      }
    },
    /** Somebody is here: calls are theirs from now on. */
    beginSession(): void {
      if (session.signal.aborted) session = new AbortController()
    },
    /** Ends what is under way for the player who has left; nothing more is asked for them. */
    endSession(): void {
      session.abort(new DOMException('The session has ended', 'AbortError'))
      doubtedAt = Number.NEGATIVE_INFINITY
    },
  }
}
