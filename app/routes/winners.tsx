import type { PageParts } from '#app/api/contract/pages.ts'
import { WinnersPage } from '#app/pages/WinnersPage.tsx'
import { PageHead } from '#app/shell/PageHead.tsx'

export { pageChanges as shouldRevalidate } from '#app/lib/pageChanges.ts'
export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/loaders.ts'
export { PageError as ErrorBoundary } from '#app/shell/PageError.tsx'

/** The three lists of winners; which one, the address says. */
export default function WinnersRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <PageHead page={page} />
      <WinnersPage />
    </>
  )
}
