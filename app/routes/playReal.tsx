import { Suspense } from 'react'
import type { PageParts } from '#app/api/contract/pages.ts'
import { Head } from '#app/content/Head.tsx'
import { PlayGate } from '#app/game/play/PlayGate.tsx'
import { PlayersOnly } from '#app/player/login/PlayersOnly.tsx'
import { inLayout } from '#app/shell/pageLayout.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'

export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/content/loaders.ts'
export { pageChanges as shouldRevalidate } from '#app/content/revalidation.ts'
export { PageError as ErrorBoundary } from '#app/shell/errors/PageError.tsx'

export const handle = inLayout('play')

// Loaded for players; guests only see the gate.
const PlayRealPage = lazyPart(() =>
  import('#app/game/play/PlayRealPage.tsx').then((file) => file.PlayRealPage),
)

/** Play for money: only for players, in the layout of a running game (RTE-08, RTE-09). */
export default function PlayRealRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <Head slice={page.head} />
      <PlayersOnly
        title={page.title}
        gate={page.main && <PlayGate slice={page.main} />}
        asks="play"
        outlivesSession
      >
        <Suspense>{page.main && <PlayRealPage slice={page.main} title={page.title} />}</Suspense>
      </PlayersOnly>
    </>
  )
}
