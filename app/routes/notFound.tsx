import { data } from 'react-router-dom'
import { withoutPreview } from '#app/domain/preview.ts'

export { PageError as ErrorBoundary } from '#app/shell/errors/PageError.tsx'

type LoaderArgs = { request: Request }

/** Unknown addresses (RTE-07). */
function lead({ request }: LoaderArgs): never {
  const path = withoutPreview(new URL(request.url).pathname)
  throw data({ message: `Page Not Found ${path}` }, { status: 404 })
}

export const loader = lead
export const clientLoader = lead

/** Never drawn: the loader always answers 404. */
export default function NotFoundRoute() {
  return null
}
