import { data } from 'react-router-dom'
import { ContentError } from '#app/api/errors.ts'

/**
 * Throws the error of a loader: a failed content load becomes the error page with status 500 and its message key
 * (ERR-03).
 */
export function toRouteError(error: unknown): never {
  if (error instanceof ContentError) throw data({ key: error.key }, { status: 500 })
  throw error
}
