import { Suspense } from 'react'
import type { PageParts } from '#app/api/contract/pages.ts'
import { Head } from '#app/content/Head.tsx'
import { PendingContent, PlayerPage } from '#app/player/login/LoginGate.tsx'
import { PlayersOnly } from '#app/player/login/PlayersOnly.tsx'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'

export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/content/loaders.ts'
export { pageChanges as shouldRevalidate } from '#app/content/revalidation.ts'
export { PageError as ErrorBoundary } from '#app/shell/errors/PageError.tsx'

// Loaded for players; guests only see the login links.
const MirrorPage = lazyPart(() => import('#app/player/mirror/MirrorPage.tsx').then((file) => file.MirrorPage))

/** The player's mirror: the month as seen on this device (RTE-09). */
export default function MirrorRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <Head slice={page.head} />
      <PlayersOnly title={page.title}>
        <Suspense
          fallback={
            <PlayerPage title={page.title}>
              <PendingContent />
            </PlayerPage>
          }
        >
          <MirrorPage title={page.title} />
        </Suspense>
      </PlayersOnly>
    </>
  )
}
