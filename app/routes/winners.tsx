import type { PageParts } from '#app/api/contract/pages.ts'
import { PageHead } from '#app/cms/PageHead.tsx'
import { WinnersPage } from '#app/cms/pages/WinnersPage.tsx'
import { inLayout } from '#app/shell/pageLayout.ts'

export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/content/loaders.ts'
export { pageChanges as shouldRevalidate } from '#app/content/revalidation.ts'
export { PageError as ErrorBoundary } from '#app/shell/errors/PageError.tsx'

export const handle = inLayout('winners')

/** The three lists of winners; which one, the address says. */
export default function WinnersRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <PageHead page={page} />
      <WinnersPage />
    </>
  )
}
