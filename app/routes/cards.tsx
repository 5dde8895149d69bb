import type { PageParts } from '#app/api/contract/pages.ts'
import { CardsPage } from '#app/pages/CardsPage.tsx'
import { PageHead } from '#app/shell/PageHead.tsx'
import { WidgetList } from '#app/widgets/WidgetList.tsx'

export { PageError as ErrorBoundary } from '#app/errors/PageError.tsx'
export { pageChanges as shouldRevalidate } from '#app/lib/pageChanges.ts'
export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/loaders.ts'

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
