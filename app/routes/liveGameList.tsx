import type { PageParts } from '#app/api/contract/pages.ts'
import { LivePage } from '#app/live/LivePage.tsx'
import { GameListPage } from '#app/pages/gameList/GameListPage.tsx'
import { Head } from '#app/shell/Head.tsx'

export { PageError as ErrorBoundary } from '#app/errors/PageError.tsx'
export { pageChanges as shouldRevalidate } from '#app/lib/pageChanges.ts'
export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/loaders.ts'

/** Long lists of live tables: all of them, a category. */
export default function LiveGameListRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <LivePage>
      <Head slice={page.head} />
      {page.main && <GameListPage key={page.main} slice={page.main} order={page.order} />}
    </LivePage>
  )
}
