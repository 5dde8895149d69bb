import { Personalised, type PersonalisedRequest } from '#app/api/contract/player/personalised.ts'
import { ApiError } from '#app/api/errors.ts'
import { request } from '#app/api/request.ts'
import { minutes } from '#app/domain/durations.ts'
import { timeLeft } from './upstream/deadline.ts'

/** Requests the marketing platform's list for one player; rejects if that fails. */
export type PersonalisedSource = (question: PersonalisedRequest) => Promise<Personalised>

type PersonalisedOptions = {
  /** The marketing platform without a closing slash; without it there are no lists. */
  url: string | undefined
  /** Timeout of one call in milliseconds. */
  timeout: number
  /** Called with the reason of a failure, without personal data. */
  onFailure: (problem: string) => void
}

const PATH = '/personalized-games'

/** Largest response in bytes: a few hundred game codes. */
const MAX_BYTES = 64 * 1024

const none: Personalised = { recommendations: [], duration: minutes(60) }

/** The kind of failure, without request and response, which contain personal data. */
const kindOf = (error: unknown): string => {
  if (error instanceof ApiError) return `${error.name} ${error.status}`
  return error instanceof Error ? error.name : 'unknown'
}

/**
 * Games for one player (`POST /personalized-games`, S2 7). Never shared or cached, and without a circuit breaker, which
 * one visitor could open for all with bad requests.
 */
export function createPersonalised({ url, timeout, onFailure }: PersonalisedOptions): PersonalisedSource {
  return async (question) => {
    if (!url) return none
    try {
      return await request(`${url}${PATH}`, {
        schema: Personalised,
        body: question,
        timeout: Math.min(timeout, timeLeft() ?? timeout),
        maxBytes: MAX_BYTES,
      })
    } catch (error) {
      onFailure(kindOf(error))
      throw error
    }
  }
}
