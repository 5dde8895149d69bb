import type { PageParts } from '#app/api/contract/pages.ts'
import { PromotionPage } from '#app/pages/PromotionPage.tsx'
import { PageHead } from '#app/shell/PageHead.tsx'

export { pageChanges as shouldRevalidate } from '#app/lib/pageChanges.ts'
export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/loaders.ts'
export { PageError as ErrorBoundary } from '#app/shell/PageError.tsx'

export default function PromotionRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <PageHead page={page} />
      {page.main && <PromotionPage slice={page.main} />}
    </>
  )
}
