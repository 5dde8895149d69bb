import { lazy, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { requestScope } from '#app/lib/requestScope.ts'
import { toRouteError } from '#app/lib/toRouteError.ts'
import { fillSlices } from '#app/queries/fillSlices.ts'
import { Head } from '#app/shell/Head.tsx'
import { WidgetList } from '#app/widgets/WidgetList.tsx'
import type { Route } from './+types/lobby.ts'

// For editors only.
const Misfits = lazy(() => import('#app/widgets/Misfits.tsx').then(({ Misfits }) => ({ default: Misfits })))

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope)
  const page = await scope.source.page('Lobby', scope.status).catch(toRouteError)
  fillSlices(scope, [page.head, ...page.parts.map(({ slice }) => slice)])
  return page
}

export default function LobbyRoute({ loaderData: { head, parts, misfits } }: Route.ComponentProps) {
  return (
    <>
      <Head slice={head} />
      <h1 className="visually-hidden">
        <FormattedMessage id="lobby.title" />
      </h1>
      <WidgetList parts={parts} />
      {misfits.length > 0 && (
        <Suspense>
          <Misfits misfits={misfits} />
        </Suspense>
      )}
    </>
  )
}
