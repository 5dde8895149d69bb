import { data, redirect } from 'react-router-dom'
import { isPreviewPath, withoutPreview } from '#app/domain/preview.ts'
import { namedRedirect } from '#app/domain/redirects.ts'

export { PageError as ErrorBoundary } from '#app/shell/errors/PageError.tsx'

type LoaderArgs = { request: Request; params: { page?: string; select?: string } }

/** Redirects to a route by its name (RTE-11). */
function redirectToNamedRoute({ request, params: { page = '', select } }: LoaderArgs): never {
  const { pathname, search } = new URL(request.url)
  const to = namedRedirect(page, select, isPreviewPath(pathname))
  if (to) throw redirect(to + search)
  throw data({ message: `Page Not Found ${withoutPreview(pathname)}` }, { status: 404 })
}

export const loader = redirectToNamedRoute
export const clientLoader = redirectToNamedRoute

/** Never renders: the loader redirects or throws a 404. */
export default function RedirectRoute() {
  return null
}
