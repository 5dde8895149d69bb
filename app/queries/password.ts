import * as v from 'valibot'
import { LaunchUrls } from '#app/api/contract/pageSlices.ts'
import { request } from '#app/api/request.ts'

/** Asks the site's own server whether this password opens unpublished games (S2 7): 204, and nothing else, is a yes. */
export const checkPassword = (password: string): Promise<boolean> =>
  request(`/api/preview/auth?secret=${encodeURIComponent(password)}`, { schema: v.undefined() }).then(
    () => true,
    () => false,
  )

/** What starts an unpublished game, for its password; rejects when there is no such game, or the password is wrong. */
export const unlockedUrls = (game: string, secret: string): Promise<LaunchUrls> =>
  request('/api/preview/launch', { schema: LaunchUrls, body: { game, secret } })
