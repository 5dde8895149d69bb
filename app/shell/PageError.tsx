import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { PageCell } from '#ui/layout/Page'
import { FatalError } from './FatalError.tsx'

/** A page that could not be shown, inside its layout. */
export function PageError() {
  const error = useRouteError()
  return (
    <PageCell>
      <FatalError status={isRouteErrorResponse(error) ? error.status : 500} error={error} />
    </PageCell>
  )
}
