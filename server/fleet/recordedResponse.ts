import * as v from 'valibot'
import type { Guard } from '#app/api/content.ts'
import { ApiError, isFailure } from '#app/api/errors.ts'

/** Whether a status other than 200 is a valid statement about the content. */
const isAnswer = (status: number) => !isFailure(new ApiError('', status, ''))

/** A stored response; `keep`: milliseconds for which Redis holds it. */
export const Entry = v.object({
  status: v.pipe(
    v.number(),
    v.check((status) => status === 200 || isAnswer(status)),
  ),
  keep: v.number(),
  body: v.unknown(),
})
export type RecordedResponse = Pick<v.InferOutput<typeof Entry>, 'status' | 'body'>

/** A guard that replays a stored response. */
export const replay =
  ({ status, body }: RecordedResponse): Guard =>
  async (upstream) => {
    if (status !== 200) throw new ApiError(upstream, status, String(body))
    return body as never
  }

/** A guard that calls the service and records its response, if it is valid. */
export function recording(guard: Guard): { asked: Guard; said: () => RecordedResponse | undefined } {
  let said: RecordedResponse | undefined
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
