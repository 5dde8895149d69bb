import { data } from 'react-router-dom'
import { FatalError } from '#app/shell/FatalError.tsx'
import { PageCell } from '#ui/layout/Page'
import type { Route } from './+types/notFound.ts'

export function loader({ request }: Route.LoaderArgs): never {
  throw data({ message: `Page Not Found ${new URL(request.url).pathname}` }, { status: 404 })
}

/** Never drawn: the loader always answers 404. */
export default function NotFoundRoute() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageCell>
      <FatalError status={404} error={error} />
    </PageCell>
  )
}
