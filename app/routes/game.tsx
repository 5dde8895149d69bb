import type { PageParts } from '#app/api/contract/pages.ts'
import { Head } from '#app/content/Head.tsx'
import { GamePage } from '#app/game/details/GamePage.tsx'

export {
  loadPage as loader,
  loadPageInBrowser as clientLoader,
  pageHeaders as headers,
} from '#app/content/loaders.ts'
export { pageChanges as shouldRevalidate } from '#app/content/revalidation.ts'
export { PageError as ErrorBoundary } from '#app/shell/errors/PageError.tsx'

/** The details of a game, opened by its own address (DET-07). */
export default function GameRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <Head slice={page.head} />
      {page.main && <GamePage slice={page.main} incomplete={page.incomplete} />}
    </>
  )
}
