import type { PageParts } from '#app/api/contract/pages.ts'
import { GameListPage } from '#app/pages/gameList/GameListPage.tsx'
import { Head } from '#app/shell/Head.tsx'
import { WidgetList } from '#app/widgets/WidgetList.tsx'

export { PageError as ErrorBoundary } from '#app/errors/PageError.tsx'
export { pageChanges as shouldRevalidate } from '#app/lib/pageChanges.ts'
export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/loaders.ts'

/** Long lists: all games, a category, a collection, a provider, a jackpot. */
export default function GameListRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <Head slice={page.head} />
      {page.main && (
        <GameListPage key={page.main} slice={page.main} order={page.order}>
          {/* Levels of a jackpot stand above its games. */}
          <WidgetList page={page} />
        </GameListPage>
      )}
    </>
  )
}
