import * as v from 'valibot'
import type { Guard } from '#app/api/content.ts'
import { ApiError, isFailure } from '#app/api/errors.ts'

/** Whether a status besides 200 says something about the content. */
const isAnswer = (status: number) => !isFailure(new ApiError('', status, ''))

/** What a service said; `keep`: milliseconds for which Redis was told to hold it. */
export const Entry = v.object({
  status: v.pipe(
    v.number(),
    v.check((status) => status === 200 || isAnswer(status)),
  ),
  keep: v.number(),
  body: v.unknown(),
})
export type Said = Pick<v.InferOutput<typeof Entry>, 'status' | 'body'>

/** Says what a service said before. */
export const repeat =
  ({ status, body }: Said): Guard =>
  async (upstream) => {
    if (status !== 200) throw new ApiError(upstream, status, String(body))
    return body as never
  }

/** Asks the service, and notes what it says, if it is an answer at all. */
export function noting(guard: Guard): { asked: Guard; said: () => Said | undefined } {
  let said: Said | undefined
  const asked: Guard = async (upstream, call) => {
    try {
      const body = await guard(upstream, call)
      said = { status: 200, body }
      return body
    } catch (error) {
      if (error instanceof ApiError && !isFailure(error)) said = { status: error.status, body: error.body }
      throw error
    }
  }
  return { asked, said: () => said }
}
