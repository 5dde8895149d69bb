import { Personalised, type PersonalisedQuestion } from '#app/api/contract/player/personalised.ts'
import { ApiError } from '#app/api/errors.ts'
import { request } from '#app/api/request.ts'
import { minutes } from '#app/lib/durations.ts'
import { timeLeft } from './upstream/deadline.ts'

/** The marketing platform's list for one player; rejects when it cannot be had. */
export type PersonalisedSource = (question: PersonalisedQuestion) => Promise<Personalised>

type PersonalisedOptions = {
  /** The marketing platform without a closing slash; without one nobody has a list. */
  url: string | undefined
  /** Milliseconds for one call. */
  timeout: number
  /** Hears why a call failed, in a word that holds nothing of anybody. */
  onFailure: (problem: string) => void
}

const PATH = '/personalized-games'

/** Bytes of an answer: a few hundred game codes. */
const MAX_BYTES = 64 * 1024

const none: Personalised = { recommendations: [], duration: minutes(60) }

/** What failed; never what was sent or said, since both are about somebody. */
const kindOf = (error: unknown): string => {
  if (error instanceof ApiError) return `${error.name} ${error.status}`
  return error instanceof Error ? error.name : 'unknown'
}

/**
 * Games for one player (`POST /personalized-games`, S2 7). Asked anew for everybody: nothing is shared or held, and there
 * is no breaker, which visitors could open for each other by what they send.
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
