import { Suspense } from 'react'
import type { PageParts } from '#app/api/contract/pages.ts'
import { PlayersOnly } from '#app/pages/PlayersOnly.tsx'
import { Head } from '#app/shell/Head.tsx'
import { inLayout } from '#app/shell/layout.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'

export { PageError as ErrorBoundary } from '#app/errors/PageError.tsx'
export { pageChanges as shouldRevalidate } from '#app/lib/pageChanges.ts'
export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/loaders.ts'

export const handle = inLayout('play')

// Loaded for players; guests only see the login links.
const PlayRealPage = lazyPart(() =>
  import('#app/pages/play/PlayRealPage.tsx').then((file) => file.PlayRealPage),
)

/** Play for money: only for players, in the layout of a running game (RTE-08, RTE-09). */
export default function PlayRealRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <Head slice={page.head} />
      <PlayersOnly title={page.title} framed asks="play" outlivesSession>
        <Suspense>{page.main && <PlayRealPage slice={page.main} title={page.title} />}</Suspense>
      </PlayersOnly>
    </>
  )
}
