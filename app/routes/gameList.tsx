import type { PageParts } from '#app/api/contract/pages.ts'
import { WidgetList } from '#app/cms/widgets/WidgetList.tsx'
import { Head } from '#app/content/Head.tsx'
import { GameListPage } from '#app/lists/GameListPage.tsx'

export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/content/loaders.ts'
export { pageChanges as shouldRevalidate } from '#app/content/revalidation.ts'
export { PageError as ErrorBoundary } from '#app/shell/errors/PageError.tsx'

/** Long lists: all games, a category, a collection, a provider, a jackpot. */
export default function GameListRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <Head slice={page.head} />
      {page.main && (
        <GameListPage key={page.main} slice={page.main} order={page.order}>
          {/* The list of a jackpot shows its levels above the games. */}
          <WidgetList page={page} />
        </GameListPage>
      )}
    </>
  )
}
