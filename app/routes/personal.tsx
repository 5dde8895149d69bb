import { lazy, Suspense } from 'react'
import type { PageParts } from '#app/api/contract/pages.ts'
import { PlayersOnly } from '#app/pages/PlayersOnly.tsx'
import { Head } from '#app/shell/Head.tsx'
import { whenConnected } from '#ui/foundation/whenConnected.ts'

export { PageError as ErrorBoundary } from '#app/errors/PageError.tsx'
export { pageChanges as shouldRevalidate } from '#app/lib/pageChanges.ts'
export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/loaders.ts'

// Visitors see the way in alone.
const OwnListPage = lazy(() =>
  whenConnected(() => import('#app/pages/OwnListPage.tsx')).then((file) => ({ default: file.OwnListPage })),
)
const OwnGamesPage = lazy(() =>
  whenConnected(() => import('#app/pages/OwnGamesPage.tsx')).then((file) => ({ default: file.OwnGamesPage })),
)

/** A player's own lists (RTE-09). */
export default function PersonalRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <Head slice={page.head} />
      <PlayersOnly title={page.title}>
        <Suspense>
          {page.main ? <OwnListPage key={page.main} slice={page.main} /> : <OwnGamesPage page={page} />}
        </Suspense>
      </PlayersOnly>
    </>
  )
}
