import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { FatalError } from './FatalError.tsx'

/** What failed in a layout itself, without header and footer. The document around it stays: its styles, its theme. */
export function LayoutError() {
  const error = useRouteError()
  return (
    <main>
      <FatalError status={isRouteErrorResponse(error) ? error.status : 500} error={error} />
    </main>
  )
}
