import { Suspense, useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { rememberMissing } from '#app/content/missingPage.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { useVisit } from '#app/platform/visit.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { PageCell } from '#ui/layout/Page'
import { FatalError } from './FatalError.tsx'

// Every page contains the error page; the search and games for unknown addresses are loaded on demand.
const NotFoundSearch = lazyPart(() => import('./NotFoundWays.tsx').then((file) => file.NotFoundSearch))
const NotFoundGames = lazyPart(() => import('./NotFoundWays.tsx').then((file) => file.NotFoundGames))

/** Further suggestions for an unknown address. */
export const ways = {
  search: (
    <Suspense>
      <NotFoundSearch />
    </Suspense>
  ),
  games: (
    <Suspense>
      <NotFoundGames />
    </Suspense>
  ),
}

/** The error page inside a layout. */
export function PageError() {
  const error = useRouteError()
  const { pathname } = usePageLocation()
  const visit = useVisit()
  const status = isRouteErrorResponse(error) ? error.status : 500
  useEffect(() => (status === 404 ? rememberMissing(visit, pathname) : undefined), [visit, status, pathname])
  return (
    <PageCell>
      <FatalError status={status} error={error} ways={ways} />
    </PageCell>
  )
}
