import type { PageParts } from '#app/api/contract/pages.ts'
import { Head } from '#app/content/Head.tsx'
import { GameListPage } from '#app/lists/GameListPage.tsx'
import { LivePage } from '#app/live/LivePage.tsx'

export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/content/loaders.ts'
export { pageChanges as shouldRevalidate } from '#app/content/revalidation.ts'
export { PageError as ErrorBoundary } from '#app/shell/errors/PageError.tsx'

/** Long lists of live tables: all of them, a category. */
export default function LiveGameListRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <LivePage salon>
      <Head slice={page.head} />
      {page.main && <GameListPage key={page.main} slice={page.main} order={page.order} />}
    </LivePage>
  )
}
