import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { FatalError } from './FatalError.tsx'

/** The error page of a layout, without header and footer. The document with its styles and theme stays. */
export function LayoutError() {
  const error = useRouteError()
  return (
    <main>
      <FatalError status={isRouteErrorResponse(error) ? error.status : 500} error={error} />
    </main>
  )
}
