import * as v from 'valibot'
import { LaunchUrls } from '#app/api/contract/pageSlices.ts'
import { ApiError, requestFailureOf } from '#app/api/errors.ts'
import { request } from '#app/api/request.ts'

/** Whether the server refused the password; after any other failure it is unknown. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && ['refused', 'ended'].includes(requestFailureOf(error))

/**
 * Asks the site's server whether this password opens unpublished games (S2 7): 204 is a yes, a refusal a no. Rejects on
 * any other failure.
 */
export const checkPassword = (password: string): Promise<boolean> =>
  request(`/api/preview/auth?secret=${encodeURIComponent(password)}`, { schema: v.undefined() }).then(
    () => true,
    (error: unknown) => {
      if (isRefusal(error)) return false
      throw error
    },
  )

/** The launch addresses of an unpublished game; rejects for an unknown game or a wrong password. */
export const unpublishedLaunchUrls = (game: string, secret: string): Promise<LaunchUrls> =>
  request('/api/preview/launch', { schema: LaunchUrls, body: { game, secret } })
