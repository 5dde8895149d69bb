import type { PageParts } from '#app/api/contract/pages.ts'
import { PromotionsPage } from '#app/pages/PromotionsPage.tsx'
import { inLayout } from '#app/shell/layout.ts'
import { PageHead } from '#app/shell/PageHead.tsx'

export { PageError as ErrorBoundary } from '#app/errors/PageError.tsx'
export { pageChanges as shouldRevalidate } from '#app/lib/pageChanges.ts'
export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/loaders.ts'

export const handle = inLayout('clean')

export default function PromotionsRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <PageHead page={page} />
      {page.main && <PromotionsPage slice={page.main} />}
    </>
  )
}
