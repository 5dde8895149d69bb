import type { PageParts } from '#app/api/contract/pages.ts'
import { PageHead } from '#app/cms/PageHead.tsx'
import { CardsPage } from '#app/cms/pages/CardsPage.tsx'
import { WidgetList } from '#app/cms/widgets/WidgetList.tsx'

export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/content/loaders.ts'
export { pageChanges as shouldRevalidate } from '#app/content/revalidation.ts'
export { PageError as ErrorBoundary } from '#app/shell/errors/PageError.tsx'

/** All collections, all providers. */
export default function CardsRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <PageHead page={page} />
      {page.main && <CardsPage slice={page.main} />}
      <WidgetList page={page} />
    </>
  )
}
