import type { PageParts } from '#app/api/contract/pages.ts'
import { PersonalPage } from '#app/pages/PersonalPage.tsx'
import { Head } from '#app/shell/Head.tsx'

export { PageError as ErrorBoundary } from '#app/errors/PageError.tsx'
export { pageChanges as shouldRevalidate } from '#app/lib/pageChanges.ts'
export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/loaders.ts'

/** A player's own lists (RTE-09). */
export default function PersonalRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <Head slice={page.head} />
      <PersonalPage page={page} />
    </>
  )
}
