import type { PageParts } from '#app/api/contract/pages.ts'
import { PageHead } from '#app/cms/PageHead.tsx'
import { ComparePage } from '#app/game/compare/ComparePage.tsx'
import type { ServedGames } from '#app/game/compare/loadComparison.ts'

export { loadPageInBrowser as clientLoader, pageHeaders as headers } from '#app/content/loaders.ts'
export { pageChanges as shouldRevalidate } from '#app/content/revalidation.ts'
export { loadComparison as loader } from '#app/game/compare/loadComparison.ts'
export { PageError as ErrorBoundary } from '#app/shell/errors/PageError.tsx'

type CompareRouteProps = { loaderData: PageParts & { games?: ServedGames } }

/** Facts of up to three games side by side; the address names the games. */
export default function CompareRoute({ loaderData: page }: CompareRouteProps) {
  return (
    <>
      <PageHead page={page} />
      {page.main && <ComparePage slice={page.main} served={page.games} />}
    </>
  )
}
