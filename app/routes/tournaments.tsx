import type { PageParts } from '#app/api/contract/pages.ts'
import { PageHead } from '#app/cms/PageHead.tsx'
import { PromotionsPage } from '#app/cms/pages/PromotionsPage.tsx'
import { WidgetList } from '#app/cms/widgets/WidgetList.tsx'
import { inLayout } from '#app/shell/pageLayout.ts'

export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/content/loaders.ts'
export { pageChanges as shouldRevalidate } from '#app/content/revalidation.ts'
export { PageError as ErrorBoundary } from '#app/shell/errors/PageError.tsx'

export const handle = inLayout('clean')

/** The tournaments of this day, then the widgets of the layout. */
export default function TournamentsRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <PageHead page={page} />
      {page.main && <PromotionsPage slice={page.main} of="tournaments" />}
      <WidgetList page={page} />
    </>
  )
}
