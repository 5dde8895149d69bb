import type { PageParts } from '#app/api/contract/pages.ts'
import { GamePage } from '#app/pages/GamePage.tsx'
import { Head } from '#app/shell/Head.tsx'

export { PageError as ErrorBoundary } from '#app/errors/PageError.tsx'
export { pageChanges as shouldRevalidate } from '#app/lib/pageChanges.ts'
export {
  loadPage as loader,
  loadPageInBrowser as clientLoader,
  pageHeaders as headers,
} from '#app/loaders.ts'

/** The details of a game, opened by its own address (DET-07). */
export default function GameRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <Head slice={page.head} />
      {page.main && <GamePage slice={page.main} incomplete={page.incomplete} />}
    </>
  )
}
