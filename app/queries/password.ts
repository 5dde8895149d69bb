import * as v from 'valibot'
import { request } from '#app/api/request.ts'

/** Asks the site's own server whether this password opens unpublished games (S2 7). */
export const checkPassword = (password: string): Promise<boolean> =>
  request(`/api/preview/auth?secret=${encodeURIComponent(password)}`, { schema: v.undefined() }).then(
    () => true,
    () => false,
  )
