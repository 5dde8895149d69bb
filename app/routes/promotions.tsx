import type { PageParts } from '#app/api/contract/pages.ts'
import { PromotionsPage } from '#app/pages/PromotionsPage.tsx'
import { PageHead } from '#app/shell/PageHead.tsx'

export { pageChanges as shouldRevalidate } from '#app/lib/pageChanges.ts'
export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/loaders.ts'
export { PageError as ErrorBoundary } from '#app/shell/PageError.tsx'

export default function PromotionsRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <PageHead page={page} />
      {page.main && <PromotionsPage slice={page.main} />}
    </>
  )
}
