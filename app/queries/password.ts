import * as v from 'valibot'
import { LaunchUrls } from '#app/api/contract/pageSlices.ts'
import { ApiError, troubleOf } from '#app/api/errors.ts'
import { request } from '#app/api/request.ts'

/** A refusal is a no, any other failure is none. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && ['refused', 'ended'].includes(troubleOf(error))

/**
 * Asks the site's own server whether this password opens unpublished games (S2 7): 204 is a yes, a refusal a no. Rejects
 * where it could not be asked.
 */
export const checkPassword = (password: string): Promise<boolean> =>
  request(`/api/preview/auth?secret=${encodeURIComponent(password)}`, { schema: v.undefined() }).then(
    () => true,
    (error: unknown) => {
      if (isRefusal(error)) return false
      throw error
    },
  )

/** What starts an unpublished game, for its password; rejects when there is no such game, or the password is wrong. */
export const unlockedUrls = (game: string, secret: string): Promise<LaunchUrls> =>
  request('/api/preview/launch', { schema: LaunchUrls, body: { game, secret } })
